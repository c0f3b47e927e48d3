import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { convert } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { ContrastCard } from './contrast-card.tsx';

/** WCAG 2.2: large text at AA, text at AA, text at AAA. */
export const targets = [3, 4.5, 7] as const;

interface ContrastProps {
  /** The color as it was written last and could be read. */
  readonly color: string;
  /** The text typed since is not a color. */
  readonly failed: boolean;
  readonly ink: string;
  readonly second: string;
  readonly target: (typeof targets)[number];
  readonly onChange: (change: { second?: string; target?: (typeof targets)[number] }) => void;
  readonly onUse: (hex: string) => void;
}

/** The color as text on white, on black and on a second color. */
export function Contrast({ color, failed, ink, second, target, onChange, onUse }: ContrastProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const other = useOperation(convert, { text: second }, { enabled: second.trim() !== '', aside: true });
  const shared = { foreground: color, failed, ink, target, onUse };
  const paint = other.stale ? undefined : other.value?.values.oklch;
  return (
    <Panel>
      <PanelRow>
        <h2>{t('contrast')}</h2>
        <Segmented
          label={t('contrast.target')}
          labelPosition="left"
          value={target}
          onChange={(value) => onChange({ target: value })}
          options={targets.map((value) => ({ value, label: new Intl.NumberFormat(t.language).format(value) }))}
        />
      </PanelRow>
      <div className={styles.frame}>
        <div className={styles.cards}>
          <ContrastCard {...shared} title={t('contrast.on-white')} background="#fff" paint="#fff" />
          <ContrastCard {...shared} title={t('contrast.on-black')} background="#000" paint="#000" />
          <div>
            {paint && <ContrastCard {...shared} title={t('contrast.on-second')} background={second} paint={paint} />}
            <InputText
              label={t('contrast.second')}
              className={styles.second}
              value={second}
              onChange={(value) => onChange({ second: value })}
              placeholder={t('text.placeholder')}
              error={other.error && errorText(other.error)}
              monospace
              rawText
              clearable
              dir="ltr"
            />
          </div>
        </div>
      </div>
    </Panel>
  );
}
