import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { TextCopyable } from '#ui/text-copyable/text-copyable.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { layout, type Fact, type Facts, type SectionName } from './facts.ts';

interface SectionProps {
  readonly name: SectionName;
  /** Undefined while the page is not alive. */
  readonly facts: Facts[string] | undefined;
}

type Key = 'screen.size';

export function Section({ name, facts }: SectionProps) {
  const t = useText(text);
  return (
    <Panel label={t(`section.${name}`)} className={styles.section}>
      <h2 className={styles.title}>{t(`section.${name}`)}</h2>
      <dl className={styles.rows}>
        {layout[name].map((row) => (
          <div key={row} className={styles.row}>
            <dt title={t(`${name}.${row}.tip` as `${Key}.tip`)}>{t(`${name}.${row}` as Key)}</dt>
            <dd>
              <Value value={facts?.[row]} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Value({ value }: { readonly value: Fact | undefined }) {
  const t = useText(text);
  if (value === undefined) return <span className={styles.none}>…</span>;
  if (value === null || value === '') return <span className={styles.none}>{t('notExposed')}</span>;
  if (typeof value === 'boolean') return <TextCopyable value={t(value ? 'yes' : 'no')} />;
  const wordsOf = (code: string): string => (t.has(`is.${code}`) ? t(`is.${code}` as 'is.latn') : code);
  return <TextCopyable value={value.replace(/^[a-z][\w-]*(?=, |$)/, wordsOf)} />;
}
