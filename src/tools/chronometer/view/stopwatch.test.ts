import { expect, it } from 'vitest';
import { device } from '#ui/hooks/storage.ts';
import { toggle, useStopwatch } from './stopwatch.ts';

it('is at rest after everything on the device was forgotten', () => {
  toggle();
  expect(useStopwatch.getState().watch.start).not.toBeNull();
  device.dispatchEvent(new Event('forget'));
  expect(useStopwatch.getState()).toMatchObject({ watch: { start: null, accumulated: 0, marks: [] } });
});
