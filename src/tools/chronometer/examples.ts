import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  { op: 'format', input: { milliseconds: 0 }, value: '00:00.000' },
  { op: 'format', input: { milliseconds: 123456 }, value: '02:03.456' },
  { op: 'format', input: { milliseconds: 12345600 }, value: '03:25:45.600' },
  {
    op: 'laps',
    input: { marks: [1000, 2500, 3000] },
    value: [
      {
        lap: 1,
        lapMs: 1000,
        totalMs: 1000,
        lapTime: '00:01.000',
        totalTime: '00:01.000',
        fastest: false,
        slowest: false,
      },
      {
        lap: 2,
        lapMs: 1500,
        totalMs: 2500,
        lapTime: '00:01.500',
        totalTime: '00:02.500',
        fastest: false,
        slowest: true,
      },
      {
        lap: 3,
        lapMs: 500,
        totalMs: 3000,
        lapTime: '00:00.500',
        totalTime: '00:03.000',
        fastest: true,
        slowest: false,
      },
    ],
  },
  {
    op: 'laps',
    input: { marks: [1000, 900] },
    error: 'marks-not-ascending',
    details: { index: 1, mark: 900, previous: 1000 },
  },
];
