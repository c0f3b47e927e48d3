import { useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { classNames } from '#ui/class-names.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { formatJson, formatTsv } from '#ui/results/formats.ts';
import { Switch } from '#ui/switch/switch.tsx';
import { words } from '#ui/words.ts';
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
  const ui = useText(words);
  const [typed, setTyped] = useState<{ readonly key: Key; readonly text: string }>();
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
      </PanelRow>
      {converted && !converted.inSrgbGamut && (
        <Alert tone="warning" className={styles.mapped}>
          {t('gamut.mapped.hint')}
        </Alert>
      )}
      <div className={styles.frame}>
        <div className={styles.notations} data-stale={stale || undefined}>
          {keys.map((key) => {
            const own = typed?.key === key;
            const value = own ? typed.text : (converted?.values[key] ?? '');
            const label = t(`notation.${key}`);
            return (
              <InputText
                key={key}
                label={label}
                className={classNames(styles.notation, long.has(key) && styles.long)}
                monospace
                rawText
                dir="ltr"
                value={value}
                placeholder={key === 'name' ? t('notation.name.none') : '–'}
                error={own && failed ? '' : undefined}
                hint={key === 'cmyk' ? t('notation.cmyk.hint') : undefined}
                onChange={(text) => {
                  setTyped({ key, text });
                  onType(text);
                }}
                onBlur={() => setTyped(undefined)}
                end={
                  value !== '' && (
                    <CopyButton text={value} stale={stale} label={ui('copyName', { name: label })} iconOnly />
                  )
                }
              />
            );
          })}
        </div>
      </div>
      <PanelRow>
        <Switch label={t('legacy-syntax')} checked={legacySyntax} onChange={onLegacySyntax} />
      </PanelRow>
    </Panel>
  );
}
