import { ToolError } from '#core/operation.ts';
import { clausesOf, symbolicOf } from './mode.ts';

export interface MaskedMode {
  readonly octal: string;
  readonly symbolic: string;
}

export interface Umask {
  /** Four digits. */
  readonly umask: string;
  /** As `umask -S` prints it: what the mask leaves. */
  readonly symbolic: string;
  /** What `open` with 0666 and `mkdir` with 0777 make of it. */
  readonly files: MaskedMode;
  readonly directories: MaskedMode;
}

const symbolicMask = /^u=(r?w?x?),g=(r?w?x?),o=(r?w?x?)$/;
const weights: Readonly<Record<string, number>> = { r: 4, w: 2, x: 1 };

/** Octal, or the answer of `umask -S`. */
export function parseUmask(text: string): number {
  const trimmed = text.trim();
  if (/^0?[0-7]{1,3}$/.test(trimmed)) return Number.parseInt(trimmed, 8);
  const left = symbolicMask.exec(trimmed)?.slice(1);
  if (!left) throw new ToolError('invalid-umask');
  return left.reduce((mask, letters) => {
    const three = [...letters].reduce((sum, letter) => sum + (weights[letter] ?? 0), 0);
    return (mask << 3) | (7 - three);
  }, 0);
}

const masked = (mode: number): MaskedMode => ({
  octal: mode.toString(8).padStart(3, '0'),
  symbolic: symbolicOf(mode),
});

export function describeUmask(mask: number): Umask {
  return {
    umask: mask.toString(8).padStart(4, '0'),
    symbolic: clausesOf(0o777 & ~mask),
    files: masked(0o666 & ~mask),
    directories: masked(0o777 & ~mask),
  };
}
