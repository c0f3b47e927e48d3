import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'convert',
    input: { text: '#1ea54c' },
    value: {
      format: 'hex',
      alpha: 1,
      inSrgbGamut: true,
      inP3Gamut: true,
      luminance: 0.2771,
      values: {
        hex: '#1ea54c',
        rgb: 'rgb(30 165 76)',
        hsl: 'hsl(140.4 69.2% 38.2%)',
        hwb: 'hwb(140.4 11.8% 35.3%)',
        hsv: 'hsv(140.4 81.8% 64.7%)',
        cmyk: 'device-cmyk(81.8% 0% 53.9% 35.3%)',
        lab: 'lab(59.62% -50.66 35.41)',
        lch: 'lch(59.62% 61.81 145.04)',
        oklab: 'oklab(0.6339 -0.145 0.087)',
        oklch: 'oklch(0.6339 0.1691 149.02)',
        displayP3: 'color(display-p3 0.3084 0.6376 0.3376)',
        xyzD65: 'color(xyz-d65 0.1529 0.2771 0.1138)',
        name: null,
        nearestName: 'mediumseagreen',
      },
    },
  },
  {
    op: 'convert',
    input: { text: '#1ea54c80' },
    partial: {
      format: 'hex',
      alpha: 0.5,
      values: {
        hex: '#1ea54c80',
        rgb: 'rgb(30 165 76 / 0.5)',
        oklch: 'oklch(0.6339 0.1691 149.02 / 0.5)',
        name: null,
        nearestName: 'mediumseagreen',
      },
    },
  },
  {
    op: 'convert',
    input: { text: 'olive', legacySyntax: true },
    partial: {
      format: 'name',
      values: { rgb: 'rgb(128, 128, 0)', hsl: 'hsl(60, 100%, 25.1%)', lab: 'lab(52.15% -9.45 56.02)', name: 'olive' },
    },
  },
  {
    op: 'convert',
    input: { text: 'rgb(30 165 76 / 0.5)', legacySyntax: true },
    partial: { values: { rgb: 'rgba(30, 165, 76, 0.5)', hsl: 'hsla(140.4, 69.2%, 38.2%, 0.5)' } },
  },
  {
    op: 'convert',
    input: { text: 'color(display-p3 0 1 0)' },
    partial: {
      format: 'color',
      inSrgbGamut: false,
      inP3Gamut: true,
      values: { hex: '#00fb29', oklch: 'oklch(0.8488 0.3685 145.64)' },
    },
  },
  {
    op: 'convert',
    input: { text: 'white' },
    partial: { values: { oklch: 'oklch(1 0 0)', hsl: 'hsl(0 0% 100%)' } },
  },
  {
    op: 'contrast',
    input: { foreground: '#777', background: '#fff' },
    value: { ratio: 4.47, aa: false, aaLarge: true, aaa: false, aaaLarge: false },
  },
  { op: 'convert', input: { text: 'foo' }, error: 'invalid-color' },
];
