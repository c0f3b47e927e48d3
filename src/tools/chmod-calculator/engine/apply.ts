import { ToolError } from '#core/operation.ts';
import { setgid, setuid, sticky } from './mode.ts';

const everything = 0o7777;
const who: Readonly<Record<string, number>> = {
  u: setuid | 0o700,
  g: setgid | 0o070,
  o: sticky | 0o007,
  a: everything,
};
const classBits: Readonly<Record<string, number>> = { u: 0o700, g: 0o070, o: 0o007 };
const permissionBits: Readonly<Record<string, number>> = {
  r: 0o444,
  w: 0o222,
  x: 0o111,
  X: 0,
  s: setuid | setgid,
  t: sticky,
};

export interface Circumstances {
  readonly isDirectory: boolean;
  readonly umask: number;
}

interface Action {
  readonly operator: string;
  /** Bits of the classes named; 0 when nobody is. */
  readonly affected: number;
  /** What the action sets or clears in a mode. */
  readonly value: (mode: number, isDirectory: boolean) => number;
  /** Set-ID bits that a directory may lose: those the action speaks of. */
  readonly mentioned: number;
}

const clauseForm = /^([ugoa]*)((?:[-+=](?:[ugo]|[rwxXst]*))+)$/;
const actionForm = /([-+=])([ugo]|[rwxXst]*)/g;
const octalForm = /^[0-7]{1,5}$/;

/** The three bits of one class, given to all classes. */
function spread(mode: number, from: number): number {
  const part = mode & from;
  return (part & 0o444 ? 0o444 : 0) | (part & 0o222 ? 0o222 : 0) | (part & 0o111 ? 0o111 : 0);
}

function actionsOf(clause: string): Action[] {
  const [, named, actions] = clauseForm.exec(clause) ?? [];
  if (named === undefined || actions === undefined) {
    throw new ToolError('invalid-expression', { clause, ...(clause === '' && { reason: 'empty-clause' }) });
  }
  const affected = [...named].reduce((bits, letter) => bits | (who[letter] ?? 0), 0);
  return [...actions.matchAll(actionForm)].map(([, operator = '', letters = '']) => {
    const copied = classBits[letters];
    if (copied !== undefined) return { operator, affected, mentioned: 0, value: (mode) => spread(mode, copied) };
    const bits = [...letters].reduce((sum, letter) => sum | (permissionBits[letter] ?? 0), 0);
    const runs = (mode: number, isDirectory: boolean): boolean =>
      letters.includes('X') && (isDirectory || (mode & 0o111) !== 0);
    return {
      operator,
      affected,
      mentioned: affected === 0 ? bits : bits & affected,
      value: (mode, isDirectory) => bits | (runs(mode, isDirectory) ? 0o111 : 0),
    };
  });
}

/** Up to four digits never take the set-ID bits of a directory away. */
function octalAction(digits: string): Action {
  const bits = Number.parseInt(digits, 8);
  if (bits > everything) throw new ToolError('invalid-expression', { clause: digits });
  return {
    operator: '=',
    affected: everything,
    mentioned: digits.length < 5 ? bits : everything,
    value: () => bits,
  };
}

/** What `chmod` of GNU coreutils makes of a mode (modechange.c of gnulib; POSIX.1-2024, `chmod`). */
export function applyExpression(mode: number, expression: string, { isDirectory, umask }: Circumstances): number {
  const trimmed = expression.trim();
  const actions = octalForm.test(trimmed) ? [octalAction(trimmed)] : trimmed.split(',').flatMap(actionsOf);
  return actions.reduce((now, { operator, affected, mentioned, value }) => {
    const spared = isDirectory ? (setuid | setgid) & ~mentioned : 0;
    const change = value(now, isDirectory) & (affected === 0 ? ~umask : affected) & ~spared;
    if (operator === '+') return now | change;
    if (operator === '-') return now & ~change;
    return (now & ((affected === 0 ? 0 : ~affected) | spared)) | change;
  }, mode);
}
