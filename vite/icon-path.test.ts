import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { iconPath } from './icon-path.ts';
import { iconFile, usedIcons } from './icons.ts';

const icon = (...shapes: string[]): string => `<svg viewBox="0 0 24 24">\n  ${shapes.join('\n  ')}\n</svg>\n`;

describe('iconPath', () => {
  it.each([
    ['a line', '<line x1="10" x2="14" y1="2" y2="3" />', 'M10 2L14 3'],
    ['a circle', '<circle cx="10" cy="7" r="4" />', 'M6 7a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z'],
    ['an ellipse', '<ellipse cx="12" cy="5" rx="9" ry="3" />', 'M3 5a9 3 0 1 1 18 0a9 3 0 1 1 -18 0z'],
    ['a rectangle', '<rect width="7" height="9" x="3" y="4" />', 'M3 4h7v9h-7z'],
    [
      'a rectangle with round corners',
      '<rect width="8" height="6" x="1" y="2" rx="2" />',
      'M3 2h4a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2z',
    ],
    [
      'corners of half a side at most',
      '<rect width="4" height="4" rx="9" />',
      'M2 0h0a2 2 0 0 1 2 2v0a2 2 0 0 1 -2 2h0a2 2 0 0 1 -2 -2v0a2 2 0 0 1 2 -2z',
    ],
    ['a polyline', '<polyline points="1 2 3 4 5 6" />', 'M1 2 3 4 5 6'],
    ['a polygon', '<polygon points="1 2 3 4 5 6" />', 'M1 2 3 4 5 6z'],
    ['fractions', '<circle cx="17.6" cy="6.1" r="2.3" />', 'M15.3 6.1a2.3 2.3 0 1 1 4.6 0a2.3 2.3 0 1 1 -4.6 0z'],
    ['a path', '<path d="M3 5h18" />', 'M3 5h18'],
  ])('draws %s', (_name, shape, path) => {
    expect(iconPath(icon(shape))).toBe(path);
  });

  it('keeps what a path begins with where it was', () => {
    expect(iconPath(icon('<path d="M1 1h2" />', '<path d="m6 9 6 6 6-6" />'))).toBe('M1 1h2M6 9l6 6 6-6');
    expect(iconPath(icon('<path d="m21 16-4 4-4-4" />'))).toBe('M21 16l-4 4-4-4');
    expect(iconPath(icon('<path d="m.5.5v4" />'))).toBe('M.5 .5v4');
    expect(iconPath(icon('<path d="m5,6" />'))).toBe('M5 6');
  });

  it('fills a dot, and refuses any other fill', () => {
    expect(iconPath(icon('<circle cx="8" cy="7" r=".5" fill="currentColor" />'))).toBe(
      'M7.5 7a0.5 0.5 0 1 1 1 0a0.5 0.5 0 1 1 -1 0zM8 7h.01',
    );
    expect(() => iconPath(icon('<circle cx="8" cy="7" r="5" fill="currentColor" />'))).toThrow('fill="currentColor"');
    expect(() => iconPath(icon('<path d="M1 1h2" stroke-dasharray="2" />'))).toThrow('stroke-dasharray');
    expect(() => iconPath(icon('<text x="1" y="2">a</text>'))).toThrow('<text>');
  });

  it('draws every icon in use', () => {
    const names = usedIcons();
    expect(names.length).toBeGreaterThan(100);
    for (const name of names) expect(iconPath(readFileSync(iconFile(name), 'utf8')), name).toMatch(/^M[\d\s,.a-z-]+$/i);
  });
});
