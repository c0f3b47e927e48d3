import { readNumber, type From } from './read.ts';
import { representInteger } from './represent.ts';
import { formatNumber, plain, type Style } from './write.ts';

interface Source {
  readonly text: string;
  readonly from: From;
  readonly fromAlphabet?: string;
}

const read = ({ text, from, fromAlphabet }: Source) => readNumber(text, from, fromAlphabet);

export function convertNumber(input: Source & Style & { readonly to: number }): string {
  return formatNumber(read(input), input.to, input);
}

export function convertMany(input: Source & Omit<Style, 'alphabet'> & { readonly bases: readonly number[] }) {
  const number = read(input);
  const style = { ...input, alphabet: '' };
  return { base: number.base, values: input.bases.map((base) => formatNumber(number, base, style)) };
}

const allBases = [2, 8, 10, 16, 32, 36, 62, 64] as const;

export function convertAll(source: Source) {
  const number = read(source);
  const values = Object.fromEntries(allBases.map((base) => [base, formatNumber(number, base, plain)]));
  return { base: number.base, values: values as Readonly<Record<(typeof allBases)[number], string>> };
}

export const represent = (input: Source & { readonly bits: number }) => representInteger(read(input), input.bits);
