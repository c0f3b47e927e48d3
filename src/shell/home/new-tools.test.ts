import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('virtual:tools/rows', () => ({
  default: [
    { id: 'older', category: 'text', icon: 'clock', width: 'narrow', createdAt: '2026-09-30' },
    { id: 'newer', category: 'text', icon: 'clock', width: 'narrow', createdAt: '2026-11-01' },
    { id: 'dateless', category: 'text', icon: 'clock', width: 'narrow' },
  ],
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('VITE_APP_BUILD_DATE', '2026-11-22');
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it.each([
  ['2026-11-22', false],
  ['2026-11-29', false],
  ['2026-11-30', true],
  ['2027-01-02', true],
])('the marks of a page made on 2026-11-22 are others on %s: %s', async (day, expected) => {
  vi.setSystemTime(new Date(`${day}T10:00:00Z`));
  const { isMarkedOtherwise } = await import('./new-tools.ts');
  expect(isMarkedOtherwise()).toBe(expected);
});
