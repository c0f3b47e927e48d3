import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
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
  return (
    <Panel label={t('world')}>
      <PanelRow>
        <h2 className={styles.heading}>{t('world')}</h2>
      </PanelRow>
      <Results
        stale={stale}
        footer={false}
        rows={value.map(({ timeZone, iso8601, offset }) => ({
          label: timeZone,
          value: iso8601,
          shown: (
            <span className={styles.clock}>
              <span>{`${iso8601.slice(0, iso8601.indexOf('T'))} ${iso8601.slice(iso8601.indexOf('T') + 1).slice(0, 8)}`}</span>
              <span className={styles.none}>{offset}</span>
              <Button
                variant="quiet"
                size="small"
                icon="x"
                label={t('world.remove', { zone: timeZone })}
                onClick={(event) => {
                  event.stopPropagation();
                  keepZones({ clock: clock.filter((name) => name !== timeZone) });
                }}
              />
            </span>
          ),
        }))}
      />
      {error && <StatusLine tone="error">{errorText(error)}</StatusLine>}
      <PanelRow className={styles.adding}>
        <ZoneField label={t('world.add')} value={added} onChange={setAdded} onEnter={add} />
        <Button variant="line" icon="plus" disabled={!isKnown} onClick={add}>
          {t('add')}
        </Button>
      </PanelRow>
    </Panel>
  );
}
