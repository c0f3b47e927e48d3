import { expect, it } from 'vitest';
import { readSeveral } from './read-several.ts';

it('reads UTF-8 and UTF-16, and names what is neither', async () => {
  const files = [
    new File(['{"é":1}'], 'a.json'),
    new File([Buffer.from('\ufeff{"é":2}', 'utf16le')], 'b.json'),
    new File([Buffer.from('{"é":3}', 'latin1')], 'c.json'),
  ];
  expect(await readSeveral(files)).toEqual({ texts: ['{"é":1}', '{"é":2}'], refused: ['c.json'] });
});
