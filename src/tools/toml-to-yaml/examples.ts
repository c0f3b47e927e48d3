import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'convert',
    input: { text: 'title = "x"\nday = 1979-05-27\ntime = 07:32:00\n[[p]]\nn = 1e6\n' },
    value: 'title: x\nday: 1979-05-27\ntime: "07:32:00"\np:\n  - "n": 1000000.0\n',
  },
  { op: 'convert', input: { text: 's = "yes"\nt = "1979-05-27"\n' }, value: 's: "yes"\nt: "1979-05-27"\n' },
  {
    op: 'report',
    input: { text: 'time = 07:32:00 # wake up\n' },
    value: {
      documents: 1,
      warnings: [
        { code: 'comments-dropped', path: '' },
        { code: 'date-as-string', path: '/time' },
      ],
    },
  },
];
