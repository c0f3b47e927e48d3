import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { Sample } from '#core/sample.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const member =
  /^(\s*(?:- +)*)(?:[\p{L}_$.~/][\p{L}\d_$.~/@-]*(?: [\p{L}\d_.-]+){0,3}|"[^"]*"|'[^']*'|\d+):(?:\s+(.*))?$/u;
const item = /^(\s*)-(?:\s+(.*))?$/;
const block = /(?:^|\s)[|>][+-]?\d?(?:\s+#.*)?$/;
/** Blocks of Python. */
const python = /^\s*(?:(?:if|elif|for|while|with|except|class|def|async) .*|else|try|except|finally):\s*$/;
/** As mail and HTTP write it. */
const header = /^[A-Z]\w*-[A-Z][\w-]*: /;
/** What other languages end a line with, and sentences; and what they assign. */
const foreign = /[;{,]$|[^.:]\.$|[!?]$|^\s*(?:\/\/|\/\*)|\s=\s/;

/** What no plain value begins with or has in it, and a quoted one with something after it. */
const refused = /^(?:[@`%]|\*\W)|^"(?:[^"\\]|\\.)*"\s*[^\s#]|^[^"'#&![{|>][^#]*:(?:\s|$)/;

type Form = 'nested' | 'mappings' | 'sentences';

const indentOf = (line: string): number => line.length - line.trimStart().length;

function formOf({ lines }: Sample): Form | undefined {
  let mappings = 0;
  let isNested = false;
  let sentences = 0;
  let opened: number | undefined;
  let blockFrom: number | undefined;
  let last = 0;
  for (const line of lines) {
    const indent = indentOf(line);
    if (line.trim() === '' || /^\s*#/.test(line) || /^(?:---|\.\.\.|%YAML .*)(?:\s|$)/.test(line)) continue;
    if (blockFrom !== undefined && indent > blockFrom) continue;
    blockFrom = undefined;
    if (/^\s*\t/.test(line) || python.test(line)) return undefined;
    const named = member.exec(line);
    const entry = named ?? item.exec(line);
    const value = entry?.[2] ?? '';
    if (refused.test(value)) return undefined;
    if (named) {
      mappings++;
      if (opened !== undefined && (indent > opened || named[1]?.includes('-') === true)) isNested = true;
      opened = value === '' || value.startsWith('#') ? indent : undefined;
      if (foreign.test(value) || header.test(line) || value.split(/\s+/).length > 4) sentences++;
    } else if (entry) {
      if (opened !== undefined) isNested = true;
      opened = undefined;
    } else if (indent <= last || mappings === 0 || /[;{}]$/.test(line)) {
      return undefined;
    } else if (opened !== undefined) {
      // A plain value on a line of its own is rare: `else:` and what to do then is Python.
      sentences++;
    }
    if (block.test(line)) blockFrom = indent;
    last = Math.min(indent, named ? indent : last);
  }
  if (mappings === 0 || (mappings < 2 && !isNested)) return undefined;
  if (sentences * 2 >= mappings) return 'sentences';
  return isNested ? 'nested' : 'mappings';
}

export const recognise: Recogniser = (sample) => {
  const { text } = sample;
  if (!text.includes(':') || sample.lines.length < 2 || /^[[{<]/.test(text)) return [];
  const form = formOf(sample);
  if (form === undefined) return [];
  const score = form === 'nested' ? 86 : form === 'mappings' ? 80 : 60;
  return [{ op: 'yaml-to-json-converter/convert', input: { text }, score, kind: 'container', reason: because(form) }];
};
