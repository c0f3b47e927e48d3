import { expect, it } from 'vitest';
import { yaml } from './yaml-syntax.ts';

it('reads YAML', () => {
  expect(yaml.parser.parse('a: [1]').toString()).toContain('FlowSequence');
});

it.each([
  ['[', 60_000],
  ['{a: ', 60_000],
  // The parser's time grows with the square of these.
  ['- ', 3000],
])('takes %s nested %i times', (level, levels) => {
  const tree = yaml.parser.parse(level.repeat(levels));
  expect(tree.length).toBe(level.length * levels);
});
