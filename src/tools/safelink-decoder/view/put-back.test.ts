import { expect, it } from 'vitest';
import { decodeLinks } from '../engine/decode.ts';
import { finalOf, linkKey, textWith } from './put-back.ts';

const text =
  'a\r\nhttps://slack-redir.net/link?url=https%3A%2F%2Fex.com%2F%3Futm_id%3D1%26gclid%3D2 (https://ex.com/?utm_id=3&amp;b=4)';
const options = { clean: true, removeParams: ['b'], maxDepth: 10 };

it('keeps what was put back, in the link alone', () => {
  const { links } = decodeLinks(text, options);
  const [first] = links;
  const putBack = new Map(first ? [[linkKey(first), ['utm_id']]] : []);
  const finals = links.map((link) => finalOf(link, options.removeParams, putBack));
  expect(finals).toEqual(['https://ex.com/?utm_id=1', 'https://ex.com/']);
  expect(textWith(text, links, finals)).toBe('a\r\nhttps://ex.com/?utm_id=1 (https://ex.com/)');
});

it('writes the text of the engine when nothing was put back', () => {
  const decoded = decodeLinks(text, options);
  const finals = decoded.links.map((link) => finalOf(link, options.removeParams, new Map()));
  expect(textWith(text, decoded.links, finals)).toBe(decoded.text);
});
