import { expect, it } from 'vitest';
import { yaml } from './yaml-syntax.ts';

it('reads YAML', () => {
  expect(yaml.parser.parse('a: [1]').toString()).toContain('FlowSequence');
});

it.each(['[', '{a: ', '- '])('takes 60,000 levels of %s without colors', (level) => {
  const tree = yaml.parser.parse(level.repeat(60_000));
  expect(tree.length).toBe(level.length * 60_000);
});
