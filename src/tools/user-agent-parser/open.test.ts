import { expect, it } from 'vitest';
import { open } from './open.ts';

it('shows what was handed over instead of the string of this browser', () => {
  const opened = { text: 'curl/8.5.0', isPrefilled: true };
  expect(open({ userAgent: 'curl/8.5.0' }, 'user-agent-parser/parse')).toEqual(opened);
  expect(open({ text: 'curl/8.5.0' }, 'user-agent-parser/parse-many')).toEqual(opened);
});
