import { choice } from '#core/field.ts';
import { operation } from '#core/operation.ts';
import { dataUriOf } from './engine/data-uri.ts';
import { svgFields } from './engine/fields.ts';
import { drawSvg } from './engine/svg.ts';

/** The image as SVG. Error: `invalid-color` with `value`. */
export const svg = operation('svg-placeholder-generator/svg', {
  input: svgFields,
  result: 'text',
  run: drawSvg,
});

/** The image as an address, percent-encoded or in Base64. Error: `invalid-color` with `value`. */
export const dataUri = operation('svg-placeholder-generator/data-uri', {
  input: { encoding: choice(['percent', 'base64'], 'percent'), ...svgFields },
  result: 'text',
  run: ({ encoding, ...input }) => dataUriOf(drawSvg(input), encoding),
});
