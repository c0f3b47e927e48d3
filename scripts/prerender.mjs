import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minifySync } from 'vite';
import { writeServerFiles } from './server-files.mjs';

const site = 'dist/site';

const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** Data for the scripts of a page; nothing in it ends the element. */
const dataOf = (id, data) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const readStyles = (files) => files.map((file) => readFileSync(`${site}/${file}`, 'utf8').trim()).join('');
const inline = (...files) => files.map((file) => minifySync(file, readFileSync(file, 'utf8')).code.trim()).join('\n');

/** What a chunk needs, itself included: the scripts that its static imports reach, and their style sheets. */
export function filesOf(manifest, key, found = { scripts: new Set(), styles: new Set() }) {
  const chunk = manifest[key];
  if (!chunk || found.scripts.has(chunk.file)) return found;
  found.scripts.add(chunk.file);
  for (const style of chunk.css ?? []) found.styles.add(style);
  for (const next of chunk.imports ?? []) filesOf(manifest, next, found);
  return found;
}

/** The chunk that starts the application. */
export const appOf = (manifest) => Object.keys(manifest).find((key) => /^_app-.*\.js$/.test(key));

function viewOf(path) {
  if (path === '/') return 'src/shell/home/home.tsx';
  if (path === '/about') return 'src/shell/about/about.tsx';
  if (path === '/pipe') return 'src/shell/pipe/pipe.tsx';
  if (path === '/404') return 'src/shell/not-found/not-found.tsx';
  return `src/tools${path}/view.tsx`;
}

/** The module of a page's French words, which pages of the shell do not have. */
const wordsOf = (path) => (path === '/pipe' ? 'src/shell/pipe/words.fr.ts' : `src/tools${path}/text.fr.ts`);

/**
 * Makes every route a file of its own: head, text and form are there before any script. Writes what servers need of it.
 */
export async function prerenderSite() {
  const rendered = await import(pathToFileURL(resolve('dist/prerender/prerender.js')).href);
  const {
    answersId,
    renderPage,
    headOf,
    tools,
    contentSecurityPolicy,
    analyticsOrigins,
    openSearchFile,
    openSearchType,
  } = rendered;
  renameSync(`${site}/build.json`, 'dist/manifest.json');
  const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
  const headScript = inline('src/shell/head-script.js', 'src/shell/early/record.js', 'src/shell/stand-still.js');
  const fallbackBootstrap = inline('src/shell/fallback-bootstrap.js');
  // In the page itself: one request less, and the same under any base.
  const favicon = encodeURIComponent(readFileSync('public/favicon.svg', 'utf8').trim());
  const icon = `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${favicon}">`;
  const entry = filesOf(manifest, appOf(manifest));
  // In the page itself too: what every page needs to be shown does not wait for a second round trip.
  const style = readStyles([...entry.styles]);
  const policy = contentSecurityPolicy({
    scriptHashes: [sha256(headScript), sha256(fallbackBootstrap)],
    styleHashes: [sha256(style)],
    connect: analyticsOrigins,
  });
  const english = filesOf(manifest, 'src/shell/messages/en.ts');

  /** The French words of a page, for the script in its head. */
  const frenchOf = (path, prefix) => {
    const found = filesOf(manifest, 'src/shell/messages/fr.ts');
    filesOf(manifest, wordsOf(path), found);
    return [...found.scripts]
      .filter((file) => !entry.scripts.has(file))
      .map((file) => prefix + file)
      .join(' ');
  };

  const page = ({ path, head, prefix, depth, canonical, body, answers, attributes, styles, assets, loose }) =>
    [
      `<!doctype html><html lang="en"${depth} data-french="${frenchOf(path, prefix)}"${loose ?? ''}><head><meta charset="utf-8">`,
      `<meta http-equiv="Content-Security-Policy" content="${escape(policy)}">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      styles ? `<script type="text/css">${styles}</script>` : '',
      `<script>${headScript}</script>`,
      `<title>${escape(head.title)}</title>`,
      `<meta name="description" content="${escape(head.description)}"><meta name="keywords" content="${escape(head.keywords)}">`,
      `<meta name="robots" content="${head.indexed ? 'index, follow' : 'noindex'}">`,
      canonical ? `<link rel="canonical" href="${canonical}">` : '',
      '<meta name="color-scheme" content="light dark">',
      '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5f7f6"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1311">',
      icon,
      loose ? '' : `<link rel="search" type="${openSearchType}" title="Toolcrib" href="${prefix}${openSearchFile}">`,
      assets ?? '',
      `</head><body><div id="app"${attributes}>${body}</div>${answers ?? ''}${loose ? `<script>${fallbackBootstrap}</script>` : ''}</body></html>`,
    ].join('');

  const stylesOf = (path) => [...filesOf(manifest, viewOf(path)).styles].filter((file) => !entry.styles.has(file));

  const assetsOf = (path, prefix) => {
    const view = filesOf(manifest, viewOf(path));
    const main = [...entry.scripts][0];
    const scripts = new Set([...entry.scripts, ...english.scripts, ...view.scripts]);
    scripts.delete(main);
    const link = (rel, file) => `<link ${rel} crossorigin href="${prefix}${file}">`;
    return [
      `<style>${style}</style>`,
      // Not loaded: it tells Vite's loader of chunks that what they need stands in the page already.
      ...[...entry.styles, ...stylesOf(path)].map((file) => link('rel="stylesheet" disabled', file)),
      `<script type="module" crossorigin src="${prefix}${main}"></script>`,
      ...[...scripts].map((file) => link('rel="modulepreload"', file)),
    ].join('');
  };

  const write = (file, text) => {
    const path = `${site}/${file}`;
    mkdirSync(path.slice(0, path.lastIndexOf('/')), { recursive: true });
    writeFileSync(path, text);
  };
  const route = async (path) => {
    const prefix = path === '/' ? './' : '../';
    const { html: body, answers } = await renderPage(path);
    const words = manifest[wordsOf(path)];
    return page({
      path,
      prefix,
      head: headOf(path, 'en'),
      depth: ` data-depth="${path === '/' ? 0 : 1}"`,
      canonical: path === '/' ? './' : `..${path}`,
      attributes: ` data-path="${path}" data-chunk="${manifest[viewOf(path)].file}"${words ? ` data-words="${words.file}"` : ''} data-language="en"`,
      body,
      answers: answers.length > 0 ? dataOf(answersId, answers) : '',
      styles: readStyles(stylesOf(path)),
      assets: assetsOf(path, prefix),
    });
  };

  write('index.html', await route('/'));
  write('about/index.html', await route('/about'));
  write('pipe/index.html', await route('/pipe'));
  for (const { id, redirectFrom = [] } of tools) {
    const html = await route(`/${id}`);
    for (const path of [`/${id}`, ...redirectFrom]) write(`${path.slice(1)}/index.html`, html);
  }
  const loose = ` data-entry="${[...entry.scripts][0]}" data-style="${[...entry.styles][0]}" data-search="${openSearchFile}"`;
  const empty = { prefix: './', depth: '', attributes: '', loose };
  write(
    '404.html',
    page({ ...empty, path: '/404', head: headOf('/404', 'en'), body: (await renderPage('/404')).html }),
  );
  write('shell.html', page({ ...empty, path: '/', head: headOf('/', 'en'), body: '' }));
  rmSync('dist/prerender', { recursive: true });
  writeServerFiles(policy, rendered);
}
