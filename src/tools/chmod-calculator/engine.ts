import { choice, flag, group, text } from '#core/field.ts';
import { operation } from '#core/operation.ts';
import { applyExpression } from './engine/apply.ts';
import { describeMode, modeOfBits, parseMode } from './engine/mode.ts';
import { describeUmask, parseUmask } from './engine/umask.ts';

/** A mode in all its forms, and the kind of file when the text is of `ls -l`. Error: `invalid-mode`. */
export const parse = operation('chmod-calculator/parse', {
  input: { mode: text() },
  run: ({ mode }) => {
    const read = parseMode(mode);
    return { ...describeMode(read.mode), type: read.type };
  },
});

/**
 * The mode after `chmod <expression>`, as GNU coreutils does it. Errors: `invalid-mode`, `invalid-expression` with
 * `clause`, `invalid-umask`.
 */
export const apply = operation('chmod-calculator/apply', {
  input: {
    mode: text('0644'),
    expression: text(),
    kind: choice(['file', 'directory'], 'file'),
    umask: text('022'),
  },
  run: ({ mode, expression, kind, umask }) =>
    describeMode(
      applyExpression(parseMode(mode).mode, expression, {
        isDirectory: kind === 'directory',
        umask: parseUmask(umask),
      }),
    ),
});

/** What a mask leaves to new files and directories. Error: `invalid-umask`. */
export const umask = operation('chmod-calculator/umask', {
  input: { umask: text() },
  run: (input) => describeUmask(parseUmask(input.umask)),
});

const access = () => group({ read: flag(), write: flag(), execute: flag() });

/** A mode from its bits. */
export const fromBits = operation('chmod-calculator/from-bits', {
  input: {
    bits: group({
      setuid: flag(),
      setgid: flag(),
      sticky: flag(),
      owner: access(),
      group: access(),
      others: access(),
    }),
  },
  run: ({ bits }) => describeMode(modeOfBits(bits)),
});
