import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const folder = 'node_modules/lucide-static/icons';
/** Where a name stands: `icon="x"`, `icon: 'x'`, `<Icon name={open ? 'x' : 'y'}`, and names ending in `icon`. */
const place = /(?:\b\w*[iI]con\s*[=:]|<Icon\b[^>]*?\bname=)([^;\n]*)/g;
const quoted = /['"]([a-z][a-z0-9-]*)['"]/g;

/** The lucide icons that the sources name, sorted. */
export function usedIcons(root = 'src'): string[] {
  const names = new Set<string>();
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, expression = ''] of readFileSync(`${root}/${file}`, 'utf8').matchAll(place)) {
      for (const [, name = ''] of expression.matchAll(quoted)) {
        if (existsSync(`${folder}/${name}.svg`)) names.add(name);
      }
    }
  }
  return [...names].sort();
}

function symbol(name: string): string {
  const svg = readFileSync(`${folder}/${name}.svg`, 'utf8');
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/\s*\n\s*/g, '')}</symbol>`;
}

function build(): { path: string; svg: string } {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" display="none">${usedIcons().map(symbol).join('')}</svg>`;
  return { svg, path: `assets/icons-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg` };
}

/** One sprite with the icons that are used, as a file beside the scripts; `virtual:icons` exports its path. */
export function icons(): Plugin {
  return {
    name: 'toolcrib:icons',
    resolveId: (id) => (id === 'virtual:icons' ? `\0${id}` : undefined),
    load(id) {
      if (id !== '\0virtual:icons') return undefined;
      const { path, svg } = build();
      if (this.environment.config.command === 'build' && this.environment.name === 'client') {
        this.emitFile({ type: 'asset', fileName: path, source: svg });
      }
      return `export const sprite = ${JSON.stringify(this.environment.mode === 'dev' ? 'assets/icons.svg' : path)}`;
    },
    configureServer(server) {
      server.middlewares.use('/assets/icons.svg', (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(build().svg);
      });
    },
  };
}
