import { ToolError } from '#core/operation.ts';

/** `#rgb` or `#rrggbb` in lower case. Error: `invalid-color` { field, value }. */
export function readColor(value: string, field: 'dark' | 'light'): string {
  const color = value.toLowerCase();
  if (field === 'light' && color === 'transparent') return color;
  if (!/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(color)) throw new ToolError('invalid-color', { field, value });
  return color;
}

export function bytesOfColor(color: string): readonly number[] {
  const digits = color.length === 4 ? color.replaceAll(/[0-9a-f]/g, '$&$&') : color;
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

/** WCAG 2.2, relative luminance. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = bytesOfColor(color).map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export interface Contrast {
  /** WCAG 2, two decimals. */
  readonly ratio: number;
  /** The dark modules are lighter than the ground. */
  readonly inverted: boolean;
  readonly scannable: boolean;
}

/** Can a camera tell these apart? A transparent ground is taken for white. */
export function contrastOf(dark: string, light: string): Contrast {
  const ink = luminance(dark);
  const ground = luminance(light === 'transparent' ? '#ffffff' : light);
  const [high, low] = ink > ground ? [ink, ground] : [ground, ink];
  const ratio = Math.round(((high + 0.05) / (low + 0.05)) * 100) / 100;
  const inverted = ink > ground;
  return { ratio, inverted, scannable: ratio >= 4 && !inverted };
}
