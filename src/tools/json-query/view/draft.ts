import type { Input } from '#core/field.ts';
import { query } from '../engine.ts';

export const fields = query.input;

/** RFC 9535, figure 1, with an identifier that a double cannot hold. */
export const sample = `{
  "store": {
    "book": [
      { "category": "reference", "author": "Nigel Rees", "title": "Sayings of the Century", "price": 8.95 },
      { "category": "fiction", "author": "Evelyn Waugh", "title": "Sword of Honour", "price": 12.99 },
      { "category": "fiction", "author": "Herman Melville", "title": "Moby Dick", "isbn": "0-553-21311-3", "price": 8.99 }
    ],
    "bicycle": { "color": "red", "price": 399, "serial": 12345678901234567890 }
  }
}
`;
export const initial = { text: sample, expression: '$..book[?@.price < 10].title' };

export interface DraftProps {
  readonly draft: Input<typeof fields>;
  readonly change: (part: Partial<Input<typeof fields>>) => void;
  readonly reset: () => void;
}

/** Expressions for the sample, by language. */
export const shownExamples = {
  jsonpath: ['$..price', '$.store.book[-1]', '$.store.book[?@.isbn]', "$..book[?match(@.author, 'H.*')].title"],
  jmespath: [
    'store.book[*].title',
    'store.book[?price < `10`].title',
    'sort_by(store.book, &price)[0]',
    'length(store.book)',
  ],
  pointer: ['/store/bicycle/serial', '/store/book/0', '#/store/book/1/title'],
} as const;
