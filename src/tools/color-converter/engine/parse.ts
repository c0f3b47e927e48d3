import type { Color } from 'culori/fn';
import { ToolError } from '#core/operation.ts';
import { asciiLowerCase } from '#lib/ascii-case.ts';
import { functions, spaces, type ColorFunction, type Component } from './functions.ts';
import { closest, closestName, hexOfName } from './names.ts';
import type { Format } from './results.ts';
import { invalid, readAlpha, readArguments, readValue, type Value } from './values.ts';

export interface Parsed {
  readonly format: Format;
  /** Missing components (`none`) are 0; `alpha` is there only when it was written. */
  readonly color: Color;
}

/** Colors that are known only in a page: `currentcolor`, the system colors of CSS Color 4 §6.2, variables. */
const ofThePage = new Set(
  `currentcolor accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas canvastext field
  fieldtext graytext highlight highlighttext linktext mark marktext selecteditem selecteditemtext visitedtext
  inherit initial unset revert revert-layer var env attr light-dark`.split(/\s+/),
);
/** Of CSS Color 5 and CSS Values: they compute a color from others. */
const computed = new Set(['color-mix', 'contrast-color', 'calc', 'from']);

function readHex(digits: string): Color {
  const bad = /[^0-9a-f]/u.exec(digits);
  if (bad) throw invalid('hex-character', { character: bad[0], position: bad.index + 1 });
  if (![3, 4, 6, 8].includes(digits.length)) throw invalid('hex-digits', { digits: digits.length });
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const [r = 0, g = 0, b = 0, alpha] = (long.match(/../g) ?? []).map((byte) => parseInt(byte, 16) / 255);
  return { mode: 'rgb', r, g, b, ...(alpha === undefined ? {} : { alpha }) };
}

/** One component in the unit that the conversions take. */
function measure({ name, hue, percent, unit, min = -Infinity, max = Infinity }: Component, value: Value): number {
  if (hue) {
    if (value.kind === 'percent') throw invalid('unit', { value: `${value.value}%`, unit: '%' });
    return value.value;
  }
  if (value.kind === 'angle') throw invalid('angle', { component: name });
  const scaled = value.kind === 'percent' ? (value.value / 100) * percent : value.value * unit;
  const clamped = Math.min(max, Math.max(min, scaled));
  if (Math.abs(clamped) > 10_000) throw invalid('out-of-range', { component: name });
  return clamped;
}

function checkCommas({ commas }: ColorFunction, owner: string, values: readonly Value[], alpha?: string): void {
  if (commas === 'free') return;
  if (alpha === 'none' || values.some(({ kind }) => kind === 'none'))
    throw invalid('none-with-commas', { function: owner });
  if (commas === 'alike' && new Set(values.map(({ kind }) => kind)).size > 1) {
    throw invalid('mixed-units', { function: owner });
  }
  if (commas === 'percent' && values.slice(1).some(({ kind }) => kind !== 'percent')) {
    throw invalid('percent-needed', { function: owner });
  }
}

/** `opening` is what stands before the values: `hsl(`, `color(srgb `. */
function readFunction(owner: string, about: ColorFunction, inner: string, opening = `${owner}(`): Color {
  const { components } = about;
  const { values: texts, alpha, commas } = readArguments(inner, components.length, owner);
  if (commas && about.commas === 'never') throw invalid('commas', { function: owner });
  const values = texts.map(readValue);
  const given = values.filter((value) => value !== null);
  if (given.length < components.length) {
    const empty = values.indexOf(null);
    const misplaced = components.findIndex(({ hue }, index) => hue && values[index]?.kind === 'percent');
    const at = [empty, misplaced].find((index) => index >= 0) ?? values.length;
    const names = components.map(({ name }) => name);
    const signature = `${opening}${names.join(' ')})`;
    throw invalid('missing-value', { component: names[at], function: owner, signature });
  }
  if (commas) checkCommas(about, owner, given, alpha);
  const [a = 0, b = 0, c = 0, d = 0] = given.map((value, index) => measure(components[index] as Component, value));
  const color = about.make([a, b, c, d]);
  return alpha === undefined ? color : { ...color, alpha: readAlpha(alpha, owner) };
}

function readColorFunction(inner: string): Color {
  const [space = '', rest = ''] = inner.trim().split(/\s+([^]*)/, 2);
  const about = spaces.get(space);
  if (about) return readFunction('color', about, rest, `color(${space} `);
  const near = closest(space, spaces.keys());
  throw near === undefined
    ? invalid('unknown-space', { space, spaces: [...spaces.keys()].join(', ') })
    : invalid('closest-space', { space, closest: near });
}

/** Refuses what no parser can know: variables, and colors made from others. */
function checkWords(text: string): void {
  for (const value of text.match(/[a-z][a-z-]*/g) ?? []) {
    if (ofThePage.has(value)) throw invalid('of-the-page', { value });
    if (computed.has(value)) throw invalid('computed', { value });
  }
}

function readCall(name: string, inner: string): Parsed {
  checkWords(`${name} ${inner}`);
  if (name === 'color') return { format: 'color', color: readColorFunction(inner) };
  const about = functions.get(name);
  if (about) return { format: about.format, color: readFunction(name, about, inner) };
  // hsva() is meant as hsv() with an alpha, not as hsla().
  const withoutAlpha = name.replace(/a$/, '');
  const near = functions.has(withoutAlpha) ? withoutAlpha : closest(name, functions.keys());
  throw near === undefined
    ? invalid('unknown-function', { function: name })
    : invalid('closest-function', { function: name, closest: near });
}

function readWord(word: string): Parsed {
  if (word === 'transparent') return { format: 'name', color: { mode: 'rgb', r: 0, g: 0, b: 0, alpha: 0 } };
  const hex = hexOfName(word);
  if (hex !== undefined) return { format: 'name', color: readHex(hex.slice(1)) };
  checkWords(word);
  if (/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(word)) return { format: 'hex', color: readHex(word) };
  if (functions.has(word) || word === 'color') throw invalid('missing-parenthesis', { function: word });
  const near = closestName(word);
  if (near !== undefined) throw invalid('closest-name', { closest: near });
  if (/^[0-9a-f]*\d[0-9a-f]*$/.test(word)) throw invalid('hex-digits', { digits: word.length });
  throw new ToolError('invalid-color');
}

/**
 * Reads a color of CSS Color 4, or one that designers' programs write: `hsv()`, `hsb()`, `cmyk()`, hexadecimal digits
 * without `#` or after `0x`, a bare triple of rgb.
 * @throws `empty-input`, `invalid-color` with the `reason` for near misses.
 */
export function parseColor(input: string): Parsed {
  if (input.trim() === '') throw new ToolError('empty-input');
  if (input.length > 1000) throw new ToolError('invalid-color');
  // A comment separates what stands before it from what comes after, as a blank does.
  const text = asciiLowerCase(input.replace(/\/\*[^]*?\*\//g, ' ').trim());
  if (text.includes('/*')) throw invalid('open-comment');
  if (text.startsWith('#')) return { format: 'hex', color: readHex(text.slice(1)) };
  if (text.startsWith('0x')) return { format: 'hex', color: readHex(text.slice(2)) };
  const open = text.indexOf('(');
  if (open > 0) {
    const name = text.slice(0, open);
    if (/\s/.test(name) || !text.endsWith(')')) throw invalid('missing-parenthesis', { function: name.trim() });
    return readCall(name, text.slice(open + 1, -1));
  }
  if (/^[\d.+-]/.test(text) && /[\s,]/.test(text)) return readCall('rgb', text);
  return readWord(text);
}
