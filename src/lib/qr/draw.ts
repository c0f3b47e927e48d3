/** What `svg` draws besides the matrix; the colors as `readColor` gives them. */
export interface Look {
  readonly quietZone: number;
  readonly moduleSize: number;
  readonly dark: string;
  readonly light: string;
}

/** Every run of dark modules in a row as a rectangle, from the corner of the quiet zone. */
export function darkPath(modules: readonly string[], quietZone: number): string {
  const runs: string[] = [];
  modules.forEach((row, y) => {
    for (const { 0: run, index } of row.matchAll(/1+/g)) {
      runs.push(`M${index + quietZone} ${y + quietZone}h${run.length}v1h-${run.length}z`);
    }
  });
  return runs.join('');
}

/** The image in one line; without a background when `light` is transparent. */
export function drawSvg(modules: readonly string[], { quietZone, moduleSize, dark, light }: Look): string {
  const size = modules.length + 2 * quietZone;
  const pixels = size * moduleSize;
  const ground = light === 'transparent' ? '' : `<path fill="${light}" d="M0 0h${size}v${size}H0z"/>`;
  const ink = `<path fill="${dark}" d="${darkPath(modules, quietZone)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${pixels}" height="${pixels}" shape-rendering="crispEdges">${ground}${ink}</svg>`;
}

/** Two rows of modules in a line of half blocks; `invert` draws the light modules, for terminals with light ink. */
export function drawText(modules: readonly string[], quietZone: number, invert: boolean): string {
  const size = modules.length + 2 * quietZone;
  const isInk = (x: number, y: number): boolean =>
    y < size && (modules[y - quietZone]?.[x - quietZone] === '1') !== invert;
  const lines: string[] = [];
  for (let y = 0; y < size; y += 2) {
    let line = '';
    for (let x = 0; x < size; x++) {
      line += [' ', '▄', '▀', '█'][(isInk(x, y) ? 2 : 0) + (isInk(x, y + 1) ? 1 : 0)] ?? '';
    }
    lines.push(line);
  }
  return lines.join('\n');
}
