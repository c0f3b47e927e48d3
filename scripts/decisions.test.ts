import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'docs/decisions';
const pages = readdirSync(folder).filter((file) => file !== 'README.md');

/** The first line, without its number. */
function titleOf(file: string): string {
  const [line = ''] = readFileSync(`${folder}/${file}`, 'utf8').split('\n', 1);
  return line.replace(/^#\s+(?:\d+\S*\s+)?/, '');
}

it('the index lists every decision with its title, in the order of the numbers', () => {
  const index = readFileSync(`${folder}/README.md`, 'utf8');
  const expected = pages.map((file) => `- ${file.slice(0, 3)} [${titleOf(file)}](${file})`);
  expect(index.split('\n').filter((line) => line.startsWith('- '))).toEqual(expected);
});

it('every decision has a number of its own', () => {
  const numbers = pages.map((file) => /^\d{3}(?=-[a-z0-9-]+\.md$)/.exec(file)?.[0] ?? file);
  expect(numbers.filter((number, index) => !/^\d{3}$/.test(number) || numbers.indexOf(number) !== index)).toEqual([]);
});
