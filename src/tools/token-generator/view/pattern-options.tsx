import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type DraftProps } from './draft.ts';
import { Count } from './options.tsx';

export function PatternOptions({ draft, change }: DraftProps) {
  const field = useFields(fields, text, draft, change);
  return (
    <>
      <Fields>
        <InputText {...field('pattern')} monospace rawText clearable placeholder="XXXXX-XXXXX" />
        <Count draft={draft} change={change} />
      </Fields>
      <Legend />
    </>
  );
}

/** What the elements stand for, one or two words each. */
function Legend() {
  const t = useText(text);
  const rows = [
    ['A', 'A–Z'],
    ['a', 'a–z'],
    ['9', '0–9'],
    ['X', 'A–Z 0–9'],
    ['x', 'a–z 0–9'],
    ['*', 'A–Z a–z 0–9'],
    ['H', '0–9 A–F'],
    ['h', '0–9 a–f'],
    ['C', t('legend.crockford')],
    ['[a-f]', t('legend.set')],
    ['{4}', t('legend.times', { count: 4 })],
    ['\\A', t('legend.literal', { character: 'A' })],
  ] as const;
  return (
    <dl className={styles.legend} aria-label={t('legend.label')}>
      {rows.map(([element, meaning]) => (
        <div key={element}>
          <dt>{element}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
