import { InputText } from '#ui/input-text/input-text.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import { fields, type DraftProps } from './draft.ts';

const indents = [2, 4, 'tab', 0] as const;

export function Options({ draft, change, reset }: DraftProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const others = indents.includes(draft.indent as 2) ? [] : [draft.indent];
  const named = draft.convention !== 'nodes';
  return (
    <OptionRow
      onReset={reset}
      changed={field.changed(
        'names',
        'emptyElements',
        'declaration',
        ...(named ? (['rootName', 'itemName'] as const) : []),
      )}
      more={
        <>
          {named && <InputText {...field('rootName')} rawText monospace />}
          {named && <InputText {...field('itemName')} rawText monospace />}
          <Select {...field('names')} />
          <Select {...field('emptyElements')} />
          <Switch {...field('declaration')} />
        </>
      }
    >
      <Select {...field('convention')} labelPosition="left" size="small" />
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
    </OptionRow>
  );
}
