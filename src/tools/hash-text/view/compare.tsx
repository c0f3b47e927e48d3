import { localeOf } from '#core/text.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useLanguage } from '#ui/hooks/language.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { PanelRow } from '#ui/panel/panel.tsx';
import type { Algorithm } from '../engine/algorithms.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { names } from './names.ts';

/** `SHA-256 and SHA3-256`, in the language of the page. */
export function useNameList(): (ids: readonly Algorithm[]) => string {
  const language = useLanguage();
  return (ids) => new Intl.ListFormat(localeOf[language], { type: 'conjunction' }).format(ids.map((id) => names[id]));
}

interface CompareProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with the expected digest. */
  readonly error?: string | undefined;
  readonly found?: { readonly match: boolean; readonly sentence: string } | undefined;
}

export function Compare({ value, onChange, error, found }: CompareProps) {
  const t = useText(text);
  return (
    <div>
      <PanelRow>
        <InputText
          label={t('compare.label')}
          labelPosition="left"
          size="small"
          className={styles.compare}
          placeholder={t('compare.placeholder')}
          monospace
          rawText
          clearable
          value={value}
          onChange={onChange}
          error={error}
        />
      </PanelRow>
      <div aria-live="polite">
        {found && <Alert tone={found.match ? 'success' : 'warning'}>{found.sentence}</Alert>}
      </div>
    </div>
  );
}
