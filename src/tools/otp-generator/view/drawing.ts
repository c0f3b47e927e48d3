import { encode } from 'uqr';
import { download } from '#ui/download.ts';

export interface Drawing {
  readonly value: string;
  readonly size: number;
  readonly path: string;
  /** Both take the name of the file without its ending. */
  readonly downloadSvg: (name: string) => void;
  readonly downloadPng: (name: string) => void;
}

/** Horizontal runs of dark modules as one path. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      runs.push(`M${start} ${y}h${x + 1 - start}v1h${start - x - 1}z`);
    }
  });
  return runs.join('');
}

const svgOf = (size: number, path: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`;

function downloadPng(size: number, path: string, name: string): void {
  const scale = Math.ceil(512 / size);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = '#000';
  const dark = new Path2D(path);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
  context.fill(dark);
  canvas.toBlob((blob) => blob && download(blob, `${name}.png`));
}

/** Above so many characters larger modules help a camera more than what corrects errors. */
const longValue = 1000;

/** The QR code of a text, with the quiet zone that cameras need. */
export function draw(value: string): Drawing {
  const { data, size } = encode(value, { ecc: value.length > longValue ? 'L' : 'M', border: 4 });
  const path = pathOf(data);
  return {
    value,
    size,
    path,
    downloadSvg: (name) => download(svgOf(size, path), `${name}.svg`, 'image/svg+xml'),
    downloadPng: (name) => downloadPng(size, path, name),
  };
}
