import { InputText } from '#ui/input-text/input-text.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import { fields, type DraftProps } from './draft.ts';
import styles from './options.module.css';

const indents = [2, 4, 'tab', 0] as const;

export function Options({ draft, change, reset }: DraftProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const others = indents.includes(draft.indent as 2) ? [] : [draft.indent];
  return (
    <>
      <OptionRow onReset={reset}>
        <Segmented {...field('convention')} labelPosition="left" />
        <Select<number | 'tab'>
          label={t('indent.label')}
          labelPosition="left"
          size="small"
          value={draft.indent}
          onChange={(indent) => change({ indent })}
          options={[...others, ...indents].map((value) => ({
            value,
            label: value === 'tab' || value === 0 ? t(`indent.${value}`) : String(value),
          }))}
        />
        <Select {...field('nulls')} labelPosition="left" size="small" />
        <Switch {...field('declaration')} />
      </OptionRow>
      <OptionRow>
        {draft.convention !== 'nodes' && (
          <>
            <InputText
              {...field('rootName')}
              className={styles.name}
              labelPosition="left"
              size="small"
              rawText
              monospace
            />
            <InputText
              {...field('itemName')}
              className={styles.name}
              labelPosition="left"
              size="small"
              rawText
              monospace
            />
          </>
        )}
        <Select {...field('names')} labelPosition="left" size="small" />
        <Select {...field('emptyElements')} labelPosition="left" size="small" />
      </OptionRow>
    </>
  );
}
