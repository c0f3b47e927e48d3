import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const key = String.raw`(?:[\w-]+|"[^"\n]*"|'[^'\n]*')`;
const table = new RegExp(String.raw`^\[{1,2}\s*${key}(?:\s*\.\s*${key})*\s*\]{1,2}\s*(?:#.*)?$`);
const pair = new RegExp(String.raw`^${key}(?:\s*\.\s*${key})*\s*=\s*(\S.*)$`);
const value =
  /^(?:"(?:[^"\\]|\\.)*"|'[^']*'|[+-]?(?:\d[\d_]*(?:\.\d[\d_]*)?(?:e[+-]?\d+)?|inf|nan)|0[xob][\da-f_]+|true|false|\d{4}-\d\d-\d\d(?:[T ][\d:.]+(?:Z|[+-]\d\d:\d\d)?)?|\d\d:\d\d:\d\d(?:\.\d+)?|\[.*\]|\{.*\})\s*(?:#.*)?$/i;

/** Constants and variables of modules, as Python has them. */
const constant = /^(?:__|[A-Z][A-Z\d_]+ *=)/m;

export const recognise: Recogniser = ({ lines, text, source }) => {
  if (!text.includes('=') || lines.length < 2) return [];
  let tables = 0;
  let pairs = 0;
  // What ends a value that goes over several lines.
  let until: RegExp | undefined;
  for (const raw of source.complete ? lines : lines.slice(0, -1)) {
    const line = raw.trim();
    if (until) {
      if (until.test(line)) until = undefined;
    } else if (table.test(line)) tables++;
    else if (line !== '' && !line.startsWith('#')) {
      const written = pair.exec(line)?.[1];
      if (written === undefined) return [];
      if (/^\[[^\]]*$/.test(written)) until = /^\]|\]\s*(?:#.*)?$/;
      else if (/^"""(?!.*""")/.test(written)) until = /"""/;
      else if (/^'''(?!.*''')/.test(written)) until = /'''/;
      else if (!value.test(written)) return [];
      pairs++;
    }
  }
  if (until || pairs === 0 || (tables === 0 && pairs < 2)) return [];
  const reason = because(tables > 0 ? 'tables' : 'pairs');
  const score = tables > 0 ? 90 : constant.test(text) ? 60 : 82;
  return [{ op: 'toml-to-json/convert', input: { text }, score, kind: 'container', reason }];
};
