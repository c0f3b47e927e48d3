import { choice, flag, integer, list, nullable, secret, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { detect, kinds, type Kind } from './engine/detect.ts';
import type { Mask } from './engine/mask.ts';

/** What cuts a text and masks it, loaded with the first one. */
const masking = once(() => import('./engine/mask.ts'));

const settings = {
  keepFirst: integer({ min: 0, max: 1000 }, 4),
  keepLast: integer({ min: 0, max: 1000 }, 4),
  replacement: text('*', { min: 1, max: 8 }),
  keepSpaces: flag(true),
  keepCharacters: text(''),
  maskLength: nullable(integer({ min: 0, max: 100 })),
  protectShort: flag(true),
};

/**
 * The text with all but the first and the last maskable grapheme clusters replaced. A text too short for that is masked
 * whole, unless `protectShort` is off.
 */
export const obfuscate = operation('string-obfuscator/obfuscate', {
  input: { text: secret(), ...settings, perLine: flag(true) },
  result: 'text',
  run: async ({ text, perLine, ...rest }) => {
    const { createMask, maskText } = await masking();
    return maskText(text, createMask(rest), perLine).text;
  },
});

/** The same with counts, and with `keepDomain` only what stands before the last `@` masked. */
export const preview = operation('string-obfuscator/preview', {
  input: { text: secret(), ...settings, perLine: flag(true), keepDomain: flag(false) },
  run: async ({ text, perLine, keepDomain: isAddress, ...rest }) => {
    const { createMask, keepDomain, maskText } = await masking();
    const mask = createMask(rest);
    return maskText(text, isAddress ? keepDomain(mask) : mask, perLine);
  },
});

export interface Finding {
  readonly kind: Kind;
  /** Counted from 1. */
  readonly line: number;
  readonly masked: string;
}

/**
 * The text with each secret in it masked: private keys whole, of e-mail addresses the local part, everything else by the
 * settings. `keep` lists the findings, counted from 0, that stay in clear.
 */
export const redact = operation('string-obfuscator/redact', {
  input: {
    text: secret(),
    ...settings,
    kinds: list(choice(kinds), {}, kinds),
    keep: list(integer({ min: 0 }), {}, []),
  },
  run: async ({ text, kinds: wanted, keep, ...rest }) => {
    const { createMask, keepDomain, maskLines } = await masking();
    const mask = createMask(rest);
    const whole = createMask({ ...rest, keepFirst: 0, keepLast: 0, keepCharacters: '', protectShort: true });
    const maskOf = (kind: Kind): Mask =>
      kind === 'private-key' ? (value) => maskLines(value, whole) : kind === 'email' ? keepDomain(mask) : mask;
    const kept = new Set(keep);
    const parts: string[] = [];
    const findings: Finding[] = [];
    let [end, line] = [0, 1];
    for (const [index, { kind, from, to }] of detect(text, wanted).entries()) {
      const between = text.slice(end, from);
      const original = text.slice(from, to);
      const hidden = maskOf(kind)(original).text;
      line += lineBreaks(between);
      findings.push({ kind, line, masked: hidden });
      parts.push(between, kept.has(index) ? original : hidden);
      line += lineBreaks(original);
      end = to;
    }
    return { text: parts.join('') + text.slice(end), findings };
  },
});

function lineBreaks(text: string): number {
  return text.match(/\r\n|\n|\r/g)?.length ?? 0;
}
