import { useEffect, useRef, useState } from 'react';
import { describePlace } from '#core/place.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { PanelRow } from '#ui/panel/panel.tsx';
import { PlaceList } from '#ui/place-list/place-list.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';
import { KeepButtons } from './keep-buttons.tsx';
import { isSecret, offsetsOf, tallyOf, valueAt, type MaskedReport, type Tally } from './report.ts';
import styles from './view.module.css';

/** A list shows no more. */
const mostListed = 100;

interface StatusProps extends DraftProps {
  readonly report: MaskedReport;
  /** The text of the report; there is none of a file. */
  readonly source?: string;
  /** They are those of an older text. */
  readonly stale?: boolean;
  readonly onGoTo?: (offset: number) => void;
}

/** What was found, by kinds and one by one, and how to leave it as it is. */
export function Status({ draft, change, report, source, stale = false, onGoTo }: StatusProps) {
  const t = useText(text);
  const [showsValues, showValues] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const keeps = useRef(false);
  // The button that was pressed may be gone with its row.
  useEffect(() => {
    if (keeps.current && document.activeElement === document.body) {
      const controls = box.current?.querySelectorAll<HTMLElement>('summary, button');
      controls?.item(controls.length - 1).focus({ preventScroll: true });
    }
    keeps.current = false;
  }, [report]);
  const { counts } = report;
  const findings = report.findings.slice(0, mostListed);
  const offsets = source === undefined ? undefined : offsetsOf(source, findings);
  const tally = tallyOf(report);
  if (tally.length === 0) return <StatusLine stale={stale}>{t('nothing')}</StatusLine>;
  const name = ({ kind, vendor, count }: Tally): string =>
    vendor === null ? t(`count.${kind}`, { count }) : t('count.vendor', { count, vendor });
  const inPlaces = (one: Tally): string =>
    one.places > one.count ? t('places', { what: name(one), count: one.places }) : name(one);
  const label = [t('findings'), ...tally.map(inPlaces)].join(' · ');
  const secrets = tally.filter(({ kind }) => isSecret(kind));
  return (
    <>
      {secrets.length > 0 && (
        <StatusLine tone="warning" stale={stale}>
          {t('revoke', { list: secrets.map(name).join(', ') })}
        </StatusLine>
      )}
      <div ref={box} className={styles.tally} title={label} data-stale={stale || undefined}>
        <Disclosure label={label}>
          {source !== undefined && (
            <PanelRow end>
              <Switch label={t('showValues')} checked={showsValues} onChange={showValues} />
            </PanelRow>
          )}
          <PlaceList
            label={t('findings')}
            stale={stale}
            count={Object.values(counts).reduce((sum, { found }) => sum + found, 0)}
            items={findings.map((finding, at) => {
              const { kind, line, replacement } = finding;
              const valueOf = source === undefined ? undefined : () => valueAt(source, offsets?.[at] ?? 0, finding);
              return {
                key: String(at),
                text: (
                  <>
                    {!onGoTo && <>{describePlace({ line }, t.language)} </>}
                    {showsValues && valueOf && (
                      <>
                        <code>{valueOf()}</code> →{' '}
                      </>
                    )}
                    <code>{replacement}</code>
                  </>
                ),
                line: onGoTo ? line : null,
                about: t(`kinds.${kind}`),
                action: (
                  <KeepButtons
                    {...{ draft, change, kind, valueOf }}
                    onDone={() => {
                      keeps.current = true;
                    }}
                  />
                ),
              };
            })}
            onGoTo={(_, index) => onGoTo?.(offsets?.[index] ?? 0)}
          />
        </Disclosure>
      </div>
    </>
  );
}
