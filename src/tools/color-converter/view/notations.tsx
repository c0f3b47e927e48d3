import { Alert } from '#ui/alert/alert.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { formatJson, formatTsv } from '#ui/results/formats.ts';
import { Switch } from '#ui/switch/switch.tsx';
import { ValueRow, ValueRows } from '#ui/value-rows/value-rows.tsx';
import type { Converted } from '../engine/results.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

const keys = [
  'hex',
  'rgb',
  'hsl',
  'hwb',
  'hsv',
  'cmyk',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'displayP3',
  'xyzD65',
  'name',
  'nearestName',
] as const;
type Key = (typeof keys)[number];

/** Notations too long to stand beside their names on phones. */
const long: ReadonlySet<Key> = new Set(['cmyk', 'lab', 'lch', 'oklab', 'oklch', 'displayP3', 'xyzD65']);

interface NotationsProps {
  readonly converted: Converted | undefined;
  /** The values are those of an older color. */
  readonly stale: boolean;
  readonly failed: boolean;
  readonly legacySyntax: boolean;
  readonly onLegacySyntax: (legacySyntax: boolean) => void;
  readonly onType: (color: string) => void;
}

/** Every notation in a field of its own: typing in one changes all others and never the one being typed in. */
export function Notations({ converted, stale, failed, legacySyntax, onLegacySyntax, onType }: NotationsProps) {
  const t = useText(text);
  const facts = () =>
    keys.flatMap((key) => {
      const value = converted?.values[key] ?? null;
      return value === null ? [] : [{ label: t(`notation.${key}`), value }];
    });
  const state = { disabled: !converted, stale };
  return (
    <Panel>
      <PanelRow>
        <h2>{t('notations')}</h2>
        <span className={styles.copies}>
          <CopyButton text={() => formatTsv(facts())} label={t('copy-all')} {...state} />
          <CopyButton text={() => formatJson(converted)} label={t('copy-json')} {...state} />
        </span>
        <Switch className={styles.legacy} label={t('legacy-syntax')} checked={legacySyntax} onChange={onLegacySyntax} />
      </PanelRow>
      {converted && !converted.inSrgbGamut && (
        <Alert tone="warning" className={styles.mapped}>
          {t('gamut.mapped.hint')}
        </Alert>
      )}
      <ValueRows stale={stale} className={styles.notations}>
        {keys.map((key) => (
          <ValueRow
            key={key}
            {...{ stale, failed, onType }}
            label={t(`notation.${key}`)}
            isLong={long.has(key)}
            value={converted?.values[key] ?? ''}
            placeholder={key === 'name' ? t('notation.name.none') : '–'}
          />
        ))}
      </ValueRows>
      <p className={styles.foot} data-stale={stale || undefined}>
        {t('notation.cmyk.hint')}
      </p>
    </Panel>
  );
}
