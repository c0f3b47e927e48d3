import type { Example } from '#core/example.ts';

const row = (text: string, expected: object, options: object = {}): Example => ({
  op: 'analyze',
  input: { text, ...options },
  partial: { rows: [expected] },
});
const normalize = (text: string, value: string, options: object = {}): Example => ({
  op: 'normalize',
  input: { text, ...options },
  value,
});

export const examples: readonly Example[] = [
  row('John.Doe+news@GoogleMail.com', {
    address: 'johndoe@gmail.com',
    provider: 'google',
    tag: 'news',
    changes: ['lower-case', 'tag-removed', 'marks-removed', 'domain-merged'],
    problem: null,
  }),
  normalize('Ann <ann-shop@yahoo.fr>', 'ann@yahoo.fr'),
  normalize('x+y@example.com', 'x+y@example.com'),
  normalize('x+y@example.com', 'x@example.com', { otherTags: true }),
  normalize('shop@bob.fastmail.com', 'bob@fastmail.com'),
  normalize('a@ÉXAMPLE.fr', 'a@xn--xample-9ua.fr'),
  normalize('"john doe"@example.com', '"john doe"@example.com'),
  row('a.b@x', { address: null, problem: 'domain-without-dot', changes: [] }),
  normalize('a.b@gmail.com, ab@gmail.com; AB@gmail.com', 'ab@gmail.com', { dedupe: true }),
  {
    op: 'normalize',
    input: { text: 'a@b.fr\nno address', invalid: 'error' },
    error: 'invalid-address',
    details: { problem: 'no-at', item: 'no address', line: 2 },
  },
];
