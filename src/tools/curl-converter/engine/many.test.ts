import { expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { convert } from '../engine.ts';
import { targets, type TargetName } from './fields.ts';

/** As many arguments of a call overflow the stack of a process (vitest.config.ts). */
const many = Array.from({ length: 130_000 }, (_, index) => index.toString(36));

async function converted(text: string, target: TargetName) {
  const result = await execute(convert, { text, target });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const headers = many.map((name) => `${name}:1\n`).join('');

it.each(targets)('writes very many headers in %s', async (target) => {
  const { code } = await converted(`GET / HTTP/1.1\nHost: h\n${headers}`, target);
  expect(code).toContain(many.at(-1));
});

it.each<[TargetName, string, string]>([
  ['java-httpclient', '-Hhost:', 'not-carried'],
  ['hurl', '-Fa=@/', 'file-root'],
])('tells of everything that has no place in %s', async (target, flag, expected) => {
  const { messages } = await converted(`curl x ${many.map((name) => flag + name).join(' ')}`, target);
  expect(messages.filter(({ code }) => code === expected)).toHaveLength(many.length);
});
