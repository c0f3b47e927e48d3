import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'describe',
    input: { port: 5432 },
    value: { port: 5432, range: 'user', service: 'PostgreSQL', browserBlocked: false, linuxEphemeral: false },
  },
  {
    op: 'describe',
    input: { port: 10_080 },
    value: { port: 10_080, range: 'user', service: null, browserBlocked: true, linuxEphemeral: false },
  },
  { op: 'describe', input: { port: 22 }, partial: { range: 'system', service: 'SSH', browserBlocked: true } },
  { op: 'describe', input: { port: 49_152 }, partial: { range: 'dynamic', linuxEphemeral: true } },
  { op: 'generate', input: { from: 8080, to: 8081 }, value: [8081] },
  { op: 'generate', input: { from: 9, to: 8 }, error: 'invalid-range', details: { from: 9, to: 8 } },
  { op: 'generate', input: { exclude: '3000, 80-' }, error: 'invalid-exclude', details: { token: '80-' } },
  {
    op: 'generate',
    input: { from: 8080, to: 8082, count: 3 },
    error: 'not-enough-ports',
    details: { available: 2 },
  },
  {
    op: 'generate',
    input: { from: 5000, to: 5002, count: 2, exclude: '5001;5002-5002', avoidKnown: false },
    error: 'not-enough-ports',
  },
];
