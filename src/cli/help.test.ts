import { describe, expect, it } from 'vitest';
import { blob, flag, secret, text, type Fields } from '#core/field.ts';
import { operation } from '#core/operation.ts';
import { operationHelp } from './help.ts';

const words = { name: 'Run', sentence: 'Runs.', fields: new Map<string, { label: string }>() };
const helpOf = (input: Fields): string => operationHelp(operation('demo/run', { input, run: () => 1 }), words);

describe('the help of an operation', () => {
  it('says how each kind of option is given', () => {
    const help = helpOf({ file: blob(), asHtml: flag(true), upper: flag(false), key: secret() });
    expect(help).toMatch(/--file .*\n +file; required; from file or standard input\n/);
    expect(help).toMatch(/--as-html .*\n +flag; default true; off with --no-as-html\n/);
    expect(help).toMatch(/--upper .*\n +flag; default false\n/);
    expect(help).toMatch(/--key .*\n +secret; required; as env:NAME, file:PATH or - \(prompt\)\n/);
  });

  it('does not promise standard input for an optional text', () => {
    const help = helpOf({ seed: text('') });
    expect(help).toMatch(/--seed .*\n +text; default ""; from file or -\n/);
  });
});
