import type { Opener } from '#core/opener.ts';

const asText = (value: unknown): string => String(Math.abs(Number(value)));

export const open: Opener = (input, op) => {
  if (!op.endsWith('/apply'))
    return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const { value, percent } = input;
  return { value: String(value), by: asText(percent), direction: Number(percent) < 0 ? 'minus' : 'plus' };
};
