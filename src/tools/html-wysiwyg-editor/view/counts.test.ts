import { getSchema, type JSONContent } from '@tiptap/core';
import { CharacterCount } from '@tiptap/extensions';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { describe, expect, it } from 'vitest';
import { countCharacters, countWords } from './counts.ts';

const schema = getSchema([StarterKit, TableKit, CharacterCount]);

const write = (text: string): JSONContent => ({ type: 'text', text });
const paragraph = (...content: JSONContent[]): JSONContent => ({ type: 'paragraph', content });

/** As the editor reads its document for the count. */
function textOf(...content: JSONContent[]): string {
  const document = schema.nodeFromJSON({ type: 'doc', content });
  return document.textBetween(0, document.content.size, ' ', ' ');
}

describe('counts', () => {
  it.each<[string, number, JSONContent[]]>([
    ['paragraphs', 2, [paragraph(write('a')), paragraph(write('b'))]],
    ['lines of a paragraph', 2, [paragraph(write('a'), { type: 'hardBreak' }, write('b'))]],
    ['lines of code', 3, [{ type: 'codeBlock', content: [write('a\nb\n\tc')] }]],
    ['no-break spaces', 2, [paragraph(write('10\u00A0km'))]],
    [
      'cells',
      2,
      [
        {
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: ['a', 'b'].map((cell) => ({ type: 'tableCell', content: [paragraph(write(cell))] })),
            },
          ],
        },
      ],
    ],
    ['nothing', 0, [{ type: 'paragraph' }]],
    ['parts of a word', 1, [paragraph(write('a'), { ...write('b'), marks: [{ type: 'bold' }] })]],
  ])('words of %s', (_, expected, content) => {
    expect(countWords(textOf(...content))).toBe(expected);
  });

  it('characters, not halves of them', () => {
    expect(countCharacters('aé😀')).toBe(3);
    expect(countCharacters('')).toBe(0);
  });
});
