import { ToolError } from '#core/operation.ts';

/** The bits of a mode (POSIX `<sys/stat.h>`). */
export const setuid = 0o4000;
export const setgid = 0o2000;
export const sticky = 0o1000;

interface Access {
  readonly read: boolean;
  readonly write: boolean;
  readonly execute: boolean;
}

export interface Bits {
  readonly setuid: boolean;
  readonly setgid: boolean;
  readonly sticky: boolean;
  readonly owner: Access;
  readonly group: Access;
  readonly others: Access;
}

/** One mode in all its forms. */
export interface Mode {
  /** Four digits only when a special bit is set. */
  readonly octal: string;
  readonly octal4: string;
  readonly symbolic: string;
  /** What `chmod` takes: `u=rwx,g=rx,o=rx`. */
  readonly clauses: string;
  /** The mask that leaves exactly these permissions of 0777. */
  readonly umask: string;
  readonly bits: Bits;
}

export const fileTypes = {
  '-': 'file',
  d: 'directory',
  l: 'symlink',
  b: 'block-device',
  c: 'character-device',
  p: 'fifo',
  s: 'socket',
} as const;
export type FileType = (typeof fileTypes)[keyof typeof fileTypes];

/** The classes from left to right: how far their three bits are shifted, their special bit and its letters. */
export const classes = [
  { name: 'owner', letter: 'u', shift: 6, special: setuid, with: 's', without: 'S' },
  { name: 'group', letter: 'g', shift: 3, special: setgid, with: 's', without: 'S' },
  { name: 'others', letter: 'o', shift: 0, special: sticky, with: 't', without: 'T' },
] as const;

const accessOf = (three: number): Access => ({
  read: (three & 4) !== 0,
  write: (three & 2) !== 0,
  execute: (three & 1) !== 0,
});

const octalDigits = (mode: number, length: number): string => mode.toString(8).padStart(length, '0');

/** `rwx`, without dashes. */
const letters = (three: number): string => ['r', 'w', 'x'].filter((_, index) => (three & (4 >> index)) !== 0).join('');

/** The nine characters of `ls -l`. */
export function symbolicOf(mode: number): string {
  return classes
    .map(({ shift, special, ...sign }) => {
      const three = mode >> shift;
      const last = mode & special ? (three & 1 ? sign.with : sign.without) : three & 1 ? 'x' : '-';
      return `${three & 4 ? 'r' : '-'}${three & 2 ? 'w' : '-'}${last}`;
    })
    .join('');
}

/** `u=rwx,g=rx,o=rx`, special bits included. */
export function clausesOf(mode: number): string {
  return classes
    .map(({ letter, shift, special, ...sign }) => {
      return `${letter}=${letters((mode >> shift) & 7)}${mode & special ? sign.with : ''}`;
    })
    .join(',');
}

export function describeMode(mode: number): Mode {
  return {
    octal: octalDigits(mode, 3),
    octal4: octalDigits(mode, 4),
    symbolic: symbolicOf(mode),
    clauses: clausesOf(mode),
    umask: octalDigits(0o777 & ~mode, 3),
    bits: {
      setuid: (mode & setuid) !== 0,
      setgid: (mode & setgid) !== 0,
      sticky: (mode & sticky) !== 0,
      owner: accessOf(mode >> 6),
      group: accessOf(mode >> 3),
      others: accessOf(mode),
    },
  };
}

export function modeOfBits(bits: Bits): number {
  return classes.reduce(
    (mode, { name, shift }) => {
      const { read, write, execute } = bits[name];
      return mode | ((Number(read) * 4 + Number(write) * 2 + Number(execute)) << shift);
    },
    Number(bits.setuid) * setuid + Number(bits.setgid) * setgid + Number(bits.sticky) * sticky,
  );
}

function modeOfSymbolic(symbolic: string): number {
  return classes.reduce((mode, { shift, special, ...sign }, index) => {
    const [read, write, last] = symbolic.slice(index * 3, index * 3 + 3);
    const executes = last === 'x' || last === sign.with;
    const three = (read === 'r' ? 4 : 0) | (write === 'w' ? 2 : 0) | (executes ? 1 : 0);
    return mode | (three << shift) | (last === sign.with || last === sign.without ? special : 0);
  }, 0);
}

const octalForm = /^(?:0o)?(0?[0-7]{4}|[0-7]{1,3})$/;
const symbolicForm = /^([-dlbcps]?)([r-][w-][xsS-][r-][w-][xsS-][r-][w-][xtT-])[.+@]?$/;

export interface ReadMode {
  readonly mode: number;
  /** Null without the first letter of `ls -l`. */
  readonly type: FileType | null;
}

/** Octal, symbolic or a line of `ls -l`, of which only the first word counts. */
export function parseMode(text: string): ReadMode {
  const trimmed = text.trim();
  const octal = octalForm.exec(trimmed)?.[1];
  if (octal !== undefined) return { mode: Number.parseInt(octal, 8), type: null };
  const [word = '', ...more] = trimmed.split(/\s+/);
  const [, letter = '', symbolic] = symbolicForm.exec(word) ?? [];
  if (symbolic === undefined || (more.length > 0 && letter === '')) throw new ToolError('invalid-mode');
  return { mode: modeOfSymbolic(symbolic), type: letter === '' ? null : fileTypes[letter as keyof typeof fileTypes] };
}
