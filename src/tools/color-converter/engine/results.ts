/** What the operations answer. No type of a library: the declarations of the package stand alone. */

export type FunctionFormat = 'rgb' | 'hsl' | 'hwb' | 'hsv' | 'cmyk' | 'lab' | 'lch' | 'oklab' | 'oklch' | 'color';
export type Format = 'hex' | 'name' | FunctionFormat;

export interface Notations {
  readonly hex: string;
  readonly rgb: string;
  readonly hsl: string;
  readonly hwb: string;
  readonly hsv: string;
  readonly cmyk: string;
  readonly lab: string;
  readonly lch: string;
  readonly oklab: string;
  readonly oklch: string;
  readonly displayP3: string;
  readonly xyzD65: string;
  readonly name: string | null;
  readonly nearestName: string;
}

export interface Converted {
  readonly format: Format;
  readonly alpha: number;
  readonly inSrgbGamut: boolean;
  readonly inP3Gamut: boolean;
  /** WCAG relative luminance of the sRGB form. */
  readonly luminance: number;
  readonly values: Notations;
}

export interface Contrast {
  /** 1…21, cut to two decimals. */
  readonly ratio: number;
  readonly aa: boolean;
  readonly aaLarge: boolean;
  readonly aaa: boolean;
  readonly aaaLarge: boolean;
}

export interface Passing {
  readonly hex: string;
  readonly oklch: string;
  /** The contrast that it reaches, cut to two decimals. */
  readonly ratio: number;
  /** The color passes as it is. */
  readonly unchanged: boolean;
}

export interface Step {
  /** 50, 100, 200 … 900, 950. */
  readonly step: number;
  readonly hex: string;
  readonly oklch: string;
  /** The step that is the given color, unchanged. */
  readonly base: boolean;
}
