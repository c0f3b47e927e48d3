import { useState } from 'react';
import { Empty } from '#ui/empty/empty.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { known } from './functions.ts';

/** The functions to look up; a click inserts one. */
export function FunctionList({ onInsert }: { readonly onInsert: (text: string) => void }) {
  const t = useText(text);
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = known.filter(({ signature, example }) => `${signature} ${example}`.toLowerCase().includes(wanted));
  return (
    <div className={styles.functions}>
      <InputText
        label={t('functions.search')}
        labelHidden
        size="small"
        icon="search"
        value={query}
        onChange={setQuery}
        placeholder={t('functions.search')}
        clearable
        rawText
      />
      {found.length === 0 ? (
        <Empty>{t('functions.none')}</Empty>
      ) : (
        <ul className={styles.known}>
          {found.map(({ name, signature, example }) => (
            <li key={signature}>
              <button
                type="button"
                className={styles.function}
                title={t('functions.insert')}
                onClick={() => onInsert(name === '' ? example : `${name}(`)}
              >
                <code>{signature}</code> <code className={styles.example}>{example}</code>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
