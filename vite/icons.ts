import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { iconPath } from './icon-path.ts';

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
        if (existsSync(iconFile(name))) names.add(name);
      }
    }
  }
  return [...names].sort();
}

/** The drawing of a lucide icon. */
export const iconFile = (name: string): string => `${folder}/${name}.svg`;

function build(): { path: string; svg: string } {
  const icons = usedIcons().map((name) => `<path id="${name}" d="${iconPath(readFileSync(iconFile(name), 'utf8'))}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" display="none">${icons.join('')}</svg>`;
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
