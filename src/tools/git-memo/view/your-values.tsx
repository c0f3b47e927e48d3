import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { InputText } from '#ui/input-text/input-text.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { ValuesProps } from './draft.ts';
import { placeholders, shared } from './placeholders.ts';

/** The names that many commands use; folded until one is given. */
export function YourValues({ values, onChange }: ValuesProps) {
  const t = useText(text);
  return (
    <details className={styles.values}>
      <summary className={styles.summary}>
        <Icon name="chevron-right" size={15} />
        <h2>{t('values-title')}</h2>
        <span className={styles.use}>{t('values.use')}</span>
      </summary>
      <div className={styles.fields}>
        {shared.map((name) => (
          <InputText
            key={name}
            label={t(`placeholder.${name}`)}
            value={values[name] ?? ''}
            onChange={(value) => onChange({ ...values, [name]: value })}
            placeholder={placeholders[name]}
            size="small"
            monospace
            rawText
            clearable
          />
        ))}
      </div>
      {Object.values(values).some((value) => value !== '') && (
        <Button className={styles.clear} variant="quiet" size="small" icon="x" onClick={() => onChange({})}>
          {t('values.clear')}
        </Button>
      )}
    </details>
  );
}
