import { choice, text } from '#core/field.ts';
import { operation, ToolError } from '#core/operation.ts';
import { notationsOf } from './engine/notations.ts';
import { formats, readAddress } from './engine/read.ts';

/**
 * One address, read in any notation (or only in the given one), in all notations.
 * Errors: `empty-input`, `invalid-ipv4` { reason, … }, `ipv4-leading-zero`, `out-of-range` { value }, `not-ipv4-mapped`.
 */
export const convert = operation('ipv4-address-converter/convert', {
  input: { address: text(), format: choice(formats, 'auto') },
  run: ({ address: source, format }) => {
    const trimmed = source.trim();
    if (trimmed === '') throw new ToolError('empty-input', { field: 'address' });
    const { detected, address } = readAddress(trimmed, format);
    return { detected, ...notationsOf(address) };
  },
});
