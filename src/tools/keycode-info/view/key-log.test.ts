import { expect, it } from 'vitest';
import { example } from './example.ts';
import { KeyLog } from './key-log.ts';

it('lets go of the keys that were pressed with Cmd, which macOS does not report', () => {
  const log = new KeyLog();
  const press = (type: 'keydown' | 'keyup', key: string, code: string): void =>
    log.press(type, { ...example, key, code }, 0);
  press('keydown', 'Shift', 'ShiftLeft');
  press('keydown', 'Meta', 'MetaLeft');
  press('keydown', 'k', 'KeyK');
  press('keyup', 'Meta', 'MetaLeft');
  expect(log.snapshot().held).toEqual(['ShiftLeft']);
});
