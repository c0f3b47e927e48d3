import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { scale } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { Paint } from './paint.tsx';

interface ScaleProps {
  readonly color: string;
  /** The text typed since is not a color. */
  readonly failed: boolean;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onUse: (hex: string) => void;
}

/** Eleven steps of the color; a click takes one of them as the color. */
export function Scale({ color, failed, name, onName, onUse }: ScaleProps) {
  const t = useText(text);
  const { value, stale } = useOperation(scale, { text: color, name });
  const base = value?.steps.find((step) => step.base);
  return (
    <Panel>
      <PanelRow>
        <h2>{t('scale')}</h2>
        {base && <p className={styles.hint}>{t('scale.hint', { step: base.step })}</p>}
      </PanelRow>
      <ul className={styles.steps} data-stale={failed || undefined}>
        {value?.steps.map(({ step, hex, oklch, base: isBase }) => (
          <li key={step}>
            <button
              type="button"
              className={styles.step}
              aria-label={t('scale.use', { step: String(step), hex })}
              aria-current={isBase || undefined}
              disabled={failed}
              onClick={() => onUse(hex)}
            >
              <Paint background={oklch} className={styles.shade} />
              <span>{step}</span>
              <code>{hex}</code>
            </button>
          </li>
        ))}
      </ul>
      <PanelRow>
        <InputText
          label={t('scale.name')}
          labelPosition="left"
          size="small"
          value={name}
          onChange={onName}
          placeholder="color"
          monospace
          rawText
        />
        <CopyButton
          text={value?.css ?? ''}
          stale={stale || failed}
          label={t('scale.copy')}
          variant="line"
          className={styles.end}
        />
      </PanelRow>
    </Panel>
  );
}
