import { ToolError } from '#core/operation.ts';
import { asciiLowerCase } from '#lib/ascii-case.ts';
import type { SvgInput } from './fields.ts';

const colorForm = /^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|[a-z]+)$/;

/** A color that can do no harm in markup. Error: `invalid-color` with `value`. */
function parseColor(value: string): string {
  const color = asciiLowerCase(value.trim());
  if (!colorForm.test(color)) throw new ToolError('invalid-color', { value });
  return color;
}

/** Two decimals at most. */
const format = (value: number): string => String(Math.round(value * 100) / 100 + 0);

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** The lines to draw, their variables filled in. */
export function linesOf({ text, width, height }: Pick<SvgInput, 'text' | 'width' | 'height'>): string[] {
  const divisor = greatestDivisor(width, height);
  const values = { width, height, ratio: `${width / divisor}:${height / divisor}` };
  const filled = (text === '' ? '{width}x{height}' : text).replace(/\{(width|height|ratio)\}/g, (_, name: string) =>
    String(values[name as keyof typeof values]),
  );
  return filled.split(/\r\n?|\n/);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What is not a character of XML 1.0 (§2.2). */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu;

/** Text for an element or for an attribute in either kind of quotes. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, '\ufffd').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** The largest size that leaves room around the text. */
function fittingSize(lines: readonly string[], width: number, height: number): number {
  const longest = Math.max(1, ...lines.map((line) => [...line].length));
  const size = Math.min((3 * width) / (2 * longest), (2 * height) / (3 * lines.length), Math.min(width, height) / 6);
  return Math.max(1, Math.floor(size));
}

/** The image as markup, one element a line. Error: `invalid-color`. */
export function drawSvg(input: SvgInput): string {
  const { width, height, font, bold, radius } = input;
  const [background, color] = [parseColor(input.background), parseColor(input.color)];
  const lines = linesOf(input);
  const size = input.fontSize ?? fittingSize(lines, width, height);
  const fixed = input.exactSize ? ` width="${width}" height="${height}"` : '';
  const rounded = radius > 0 ? ` rx="${format(radius)}"` : '';
  const weight = bold ? ' font-weight="bold"' : '';
  const elements = [
    `<svg xmlns="http://www.w3.org/2000/svg"${fixed} viewBox="0 0 ${width} ${height}">`,
    `  <rect width="${width}" height="${height}"${rounded} fill="${background}"/>`,
  ];
  if (input.cross) {
    const path = `M0 0L${width} ${height}M${width} 0L0 ${height}`;
    elements.push(`  <path d="${path}" stroke="${color}" stroke-opacity="0.25"/>`);
  }
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const y = height / 2 + (index - (lines.length - 1) / 2) * 1.2 * size;
    const place = `x="${format(width / 2)}" y="${format(y)}" dy="0.35em" text-anchor="middle"`;
    elements.push(
      `  <text ${place} font-family="${font}" font-size="${size}"${weight} fill="${color}">${escapeXml(line)}</text>`,
    );
  }
  return [...elements, '</svg>'].join('\n');
}
