import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { KeyLog, type Pressed, type Snapshot } from './key-log.ts';

const lockNames = ['CapsLock', 'NumLock', 'ScrollLock', 'AltGraph'];

function factsOf(event: KeyboardEvent): Pressed {
  const { key, code, keyCode, which, location, ctrlKey, altKey, shiftKey, metaKey, repeat } = event;
  const { isComposing } = event.nativeEvent;
  const locks = lockNames.filter((name) => event.getModifierState(name as 'CapsLock'));
  return { key, code, keyCode, which, location, ctrlKey, altKey, shiftKey, metaKey, repeat, isComposing, locks };
}

export interface KeyLogControls extends Snapshot {
  readonly press: (event: KeyboardEvent) => void;
  readonly note: (type: string, key: string, code: string) => void;
  readonly release: () => void;
  readonly clear: () => void;
}

/** The keys pressed; however fast they come, the page is drawn once a frame. While paused, no history is written. */
export function useKeyLog(paused: boolean): KeyLogControls {
  const [log] = useState(() => new KeyLog());
  useEffect(() => log.pause(paused), [log, paused]);
  const [snapshot, setSnapshot] = useState<Snapshot>(() => log.snapshot());
  const frame = useRef<number>(undefined);
  const draw = (): void => {
    frame.current ??= requestAnimationFrame(() => {
      frame.current = undefined;
      setSnapshot(log.snapshot());
    });
  };
  useEffect(
    () => () => {
      if (frame.current !== undefined) cancelAnimationFrame(frame.current);
      frame.current = undefined;
    },
    [],
  );
  return {
    ...snapshot,
    press: (event) => {
      log.press(event.type === 'keyup' ? 'keyup' : 'keydown', factsOf(event), event.timeStamp);
      draw();
    },
    note: (type, key, code) => {
      log.note(type, key, code, performance.now());
      draw();
    },
    release: () => {
      log.release();
      draw();
    },
    clear: () => {
      log.clear();
      draw();
    },
  };
}
