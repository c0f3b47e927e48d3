import type { Input } from '#core/field.ts';
import { text as textField } from '#core/field.ts';
import { generate } from '../engine.ts';

/** Options only: addresses are drawn again. */
export const fields = { ...generate.input, query: textField('') };
export const initial = {};

export interface DraftProps {
  readonly draft: Input<typeof fields>;
  readonly change: (part: Partial<Input<typeof fields>>) => void;
}

/** The bits that tell whom an address is for and who gave it, from any notation. */
export function bitsOf(address: string): { readonly octet: number; readonly group: boolean; readonly local: boolean } {
  const octet = Number.parseInt(address.slice(0, 2), 16);
  return { octet, group: (octet & 1) === 1, local: (octet & 2) === 2 };
}
