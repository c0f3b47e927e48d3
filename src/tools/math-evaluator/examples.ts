import type { Example } from '#core/example.ts';

const evaluated = (expression: string, value: string): Example => ({ op: 'evaluate', input: { expression }, value });

export const examples: readonly Example[] = [
  evaluated('2*sqrt(6)', '4.8989794855663561964'),
  evaluated('0.1+0.2', '0.3'),
  evaluated('2^100', '1267650600228229401496703205376'),
  evaluated('1/3', '0.33333333333333333333'),
  { op: 'evaluate', input: { expression: '1/3', precision: 6 }, value: '0.333333' },
  evaluated('sin(90 deg)', '1'),
  evaluated('sin(pi)', '0'),
  evaluated('5 km to mile', '3.1068559611866698481 mile'),
  evaluated('100!', '9.3326215443944152682e+157'),
  evaluated('a=2\nb=3\na*b', '6'),
  evaluated('1/0', 'Infinity'),
  evaluated('1e-9', '1e-9'),
  { op: 'evaluate', input: { expression: '2 +* 3' }, error: 'syntax-error', details: { line: 1, column: 4 } },
  evaluated('-2^2', '-4'),
  evaluated('-7 % 3', '2'),
  evaluated('50 + 10%', '55'),
  { op: 'evaluate', input: { expression: 'sin(30)', angle: 'deg' }, value: '0.5' },
  { op: 'evaluate', input: { expression: '# nothing' }, error: 'empty-input' },
  {
    op: 'evaluate-lines',
    input: { expression: 'x = 1\n\ny\nx + 1 # two' },
    value: [
      { line: 1, input: 'x = 1', result: '1', type: 'number', error: null },
      { line: 2, input: '', result: null, type: null, error: null },
      {
        line: 3,
        input: 'y',
        result: null,
        type: null,
        error: {
          code: 'unknown-symbol',
          message: '“y” is unknown. Define it above.',
          column: 1,
        },
      },
      { line: 4, input: 'x + 1 # two', result: '2', type: 'number', error: null },
    ],
  },
];
