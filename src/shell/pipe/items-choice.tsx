import { useText } from '#ui/hooks/use-text.ts';
import { Select } from '#ui/select/select.tsx';
import type { PipeDraft } from './model.ts';
import styles from './pipe.module.css';
import { words } from './words.ts';

interface ItemsChoiceProps extends Pick<PipeDraft, 'items' | 'onError'> {
  readonly onChange: (change: Partial<Pick<PipeDraft, 'items' | 'onError'>>) => void;
}

/** What goes through the pipe by itself, and what happens to an item that fails. */
export function ItemsChoice({ items, onError, onChange }: ItemsChoiceProps) {
  const t = useText(words);
  return (
    <span className={styles.items}>
      <Select
        label={t('items')}
        labelPosition="left"
        size="small"
        value={items === 'files' ? 'whole' : items}
        onChange={(chosen) => onChange({ items: chosen as typeof items })}
        options={(['whole', 'lines', 'json'] as const).map((value) => ({
          value,
          label: t(`items.${value}`),
        }))}
      />
      {items !== 'whole' && (
        <Select
          label={t('onError')}
          labelPosition="left"
          size="small"
          value={onError}
          onChange={(chosen) => onChange({ onError: chosen as typeof onError })}
          options={(['stop', 'keep', 'drop'] as const).map((value) => ({
            value,
            label: t(`onError.${value}`),
          }))}
        />
      )}
    </span>
  );
}
