import { useState } from 'react';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { convert } from './engine.ts';
import { Arithmetic } from './view/arithmetic.tsx';
import { fields, initial } from './view/draft.ts';
import { Source } from './view/source.tsx';
import { Values } from './view/values.tsx';
import { WorldClock } from './view/world-clock.tsx';
import { useLocalZone } from './view/zones.ts';

/** One date in every format; without one the current time, second by second. */
export default function DateConverterView() {
  const [draft, change, reset] = useDraft(fields, initial);
  const [running, setRunning] = useState(true);
  const local = useLocalZone();
  const isNow = draft.text.trim() === '';
  const now = useNow({ running: isNow && running });
  const zone = draft.timeZone.trim() || local;
  const source = isNow ? { text: String(now), format: 'unixMilliseconds' } : draft;
  const { value, error, stale } = useOperation(
    convert,
    { ...source, timeZone: zone },
    { enabled: !isNow || now !== undefined },
  );
  const isOld = stale && !(isNow && error === undefined);
  const goodZone = value?.timeZone ?? zone;
  return (
    <>
      <Source
        draft={draft}
        change={change}
        converted={value}
        error={error}
        clock={isNow ? { running, toggle: () => setRunning(!running) } : undefined}
        zone={zone}
        onReset={() => {
          reset();
          setRunning(true);
        }}
      />
      <Values converted={value} zone={goodZone} stale={isOld} />
      <WorldClock instant={value?.values.unixNanoseconds} stale={isOld} />
      <Arithmetic draft={draft} change={change} start={value?.values.iso8601Utc} zone={goodZone} stale={isOld} />
    </>
  );
}
