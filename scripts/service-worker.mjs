import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build, runnerImport } from 'vite';
import { appOf, filesOf } from './prerender.mjs';

const site = 'dist/site';
/** Larger files come last. */
const heavy = 150_000;
const sizeOf = (file) => statSync(`${site}/${file}`).size;
/** What a file costs on the line, about. */
const weightOf = (file) => gzipSync(readFileSync(`${site}/${file}`)).length;

/** The tools that most people open come first. */
async function toolsByUse() {
  const { module } = await runnerImport('src/tools/index.ts');
  const useOf = ({ popularity = 50 }) => popularity;
  return Object.entries(module.tools)
    .toSorted(([, a], [, b]) => useOf(b) - useOf(a))
    .map(([id]) => id);
}

/** All assets in the order in which they are kept: `groups` of src/service-worker/worker.ts. */
async function groupsOf(names) {
  const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
  const left = new Set(names);
  const take = (files) => [...files].filter((file) => left.delete(file));
  const needs = (...keys) =>
    keys.flatMap((key) => {
      if (!manifest[key]) throw new Error(`the build has no ${key}`);
      const { scripts, styles } = filesOf(manifest, key);
      return [...scripts, ...styles];
    });
  const icons = names.filter((file) => /^assets\/icons-.*\.svg$/.test(file));
  const first = take([
    ...needs(appOf(manifest), 'src/shell/messages/en.ts', 'src/shell/start-deferred.ts'),
    ...icons,
    // What the head of a tool's page loads when something is typed, or when it is pointed at.
    ...needs('src/shell/tool-page/share-content.tsx', 'src/shell/tool-page/more-menu.tsx'),
    ...needs('src/shell/page-table.ts', 'virtual:tools/en', 'src/shell/not-found/not-found.tsx'),
  ]);
  const heavies = take(names.filter((file) => sizeOf(file) > heavy)).toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const views = (await toolsByUse()).map((id) => `src/tools/${id}/view.tsx`);
  const shellPages = ['home/home', 'about/about', 'pipe/pipe'].map((page) => `src/shell/${page}.tsx`);
  const pages = take(needs(...shellPages, ...views.filter((view) => manifest[view])));
  return [first, pages, take(names), heavies];
}

/**
 * The service worker: `src/service-worker/worker.ts` with the list of the files that it keeps. `files.json` lists what
 * makes the site whole offline, with the bytes of each.
 */
export async function writeServiceWorker() {
  const names = readdirSync(`${site}/assets`).map((name) => `assets/${name}`);
  const groups = await groupsOf(names);
  const shell = ['index.html', 'shell.html', 'favicon.svg', 'manifest.webmanifest'];
  const sizes = Object.fromEntries([...shell, ...groups.flat()].map((file) => [file, weightOf(file)]));
  writeFileSync(`${site}/files.json`, JSON.stringify(sizes));
  shell.push('files.json');
  const hash = createHash('sha256');
  for (const file of shell) hash.update(readFileSync(`${site}/${file}`));
  const known = { version: hash.digest('hex').slice(0, 16), shell, groups };
  const { output } = await compile();
  writeFileSync(`${site}/sw.js`, `const build = ${JSON.stringify(known)};\n${output[0].code}`);
}

async function compile() {
  const entry = 'src/service-worker/worker.ts';
  const lib = { entry, formats: ['iife'], name: 'worker' };
  const [bundle] = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2023', minify: true, lib },
  });
  return bundle;
}
