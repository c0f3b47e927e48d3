import { useFields } from '#ui/hooks/use-fields.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import { fields, type DraftProps } from './draft.ts';

const indents = [2, 4] as const;

export function Options({ draft, change, reset }: DraftProps) {
  const field = useFields(fields, text, draft, change);
  const others = indents.includes(draft.indent as 2) ? [] : [draft.indent];
  return (
    <OptionRow
      onReset={reset}
      changed={field.changed('anchors', 'flow', 'yamlVersion', 'indentSequences')}
      more={
        <>
          <Select {...field('anchors')} />
          <Select {...field('flow')} />
          <Select {...field('yamlVersion', (version) => version)} />
          <Switch {...field('indentSequences')} />
        </>
      }
    >
      <Segmented
        label={field('indent').label}
        labelPosition="left"
        value={draft.indent}
        onChange={(indent) => change({ indent })}
        options={[...others, ...indents].map((value) => ({ value, label: String(value) }))}
      />
      <Switch {...field('sortKeys')} />
      <Select {...field('quotes')} labelPosition="left" size="small" />
      <Select {...field('comments')} labelPosition="left" size="small" />
    </OptionRow>
  );
}
