import { useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { Results } from '#ui/results/results.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { convert, inZones } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { ZoneField } from './zone-field.tsx';
import { keepZones, useKeptZones } from './zones.ts';

interface WorldClockProps {
  /** The instant, as nanoseconds since 1970. */
  readonly instant: string | undefined;
  readonly stale: boolean;
}

/** The same instant on the clocks of the zones of your choice, which this browser keeps. */
export function WorldClock({ instant, stale }: WorldClockProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const { clock } = useKeptZones();
  const [added, setAdded] = useState('');
  const rows = useRef<HTMLDivElement>(null);
  const wanted = added.trim();
  const known = useOperation(convert, { text: '0', timeZone: wanted }, { enabled: wanted !== '' });
  const isKnown = wanted !== '' && !known.error && known.value?.timeZone === wanted;
  const { value = [], error } = useOperation(
    inZones,
    { text: instant ?? '0', format: 'unixNanoseconds', zones: clock },
    { enabled: instant !== undefined },
  );
  const add = (): void => {
    if (!isKnown) return;
    keepZones({ clock: [...clock.filter((name) => name !== wanted), wanted] });
    setAdded('');
  };
  const remove = (zone: string): void => {
    const at = clock.indexOf(zone);
    keepZones({ clock: clock.filter((name) => name !== zone) });
    // The button that was pressed is gone with its row.
    requestAnimationFrame(() => {
      const buttons = rows.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
      buttons[Math.min(at, buttons.length - 1)]?.focus();
    });
  };
  return (
    <Panel label={t('world')}>
      <PanelRow>
        <PanelTitle>{t('world')}</PanelTitle>
      </PanelRow>
      <div ref={rows}>
        <Results
          stale={stale}
          footer={false}
          rows={clock.map((timeZone) => {
            const iso8601 = value.find((row) => row.timeZone === timeZone)?.iso8601;
            return {
              label: timeZone,
              value: iso8601 ?? null,
              shown: <Clock timeZone={timeZone} iso8601={iso8601} onRemove={() => remove(timeZone)} />,
            };
          })}
        />
      </div>
      {error && <StatusLine tone="error">{errorText(error)}</StatusLine>}
      <PanelRow className={styles.adding}>
        <ZoneField
          label={t('world.add')}
          placeholder={t('world.add.placeholder')}
          value={added}
          onChange={setAdded}
          onEnter={add}
        />
        <Button variant="line" icon="plus" disabled={!isKnown} onClick={add}>
          {t('add')}
        </Button>
      </PanelRow>
    </Panel>
  );
}

interface ClockProps {
  readonly timeZone: string;
  readonly iso8601: string | undefined;
  readonly onRemove: () => void;
}

/** Date, time to the second, offset, and the button that takes the row away. */
function Clock({ timeZone, iso8601 = '–', onRemove }: ClockProps) {
  const t = useText(text);
  const [date = '', time = ''] = iso8601.split('T');
  return (
    <span className={styles.clock}>
      <span>{`${date} ${time.slice(0, 8)}`}</span>
      <span className={styles.none}>{time.slice(8).replace(/^\.\d+/, '')}</span>
      <Button
        variant="quiet"
        size="small"
        icon="x"
        data-remove=""
        label={t('world.remove', { zone: timeZone })}
        onClick={(event) => {
          // The row itself copies.
          event.stopPropagation();
          onRemove();
        }}
      />
    </span>
  );
}
