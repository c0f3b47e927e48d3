import { useFields } from '#ui/hooks/use-fields.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import { fields, type DraftProps } from './draft.ts';

/** What most people set in one row, the rest behind it. */
export function Options({ draft, change, onReset }: DraftProps & { readonly onReset: () => void }) {
  const field = useFields(fields, text, draft, change);
  if (draft.result === 'text')
    return (
      <OptionRow onReset={onReset}>
        <Switch {...field('address')} />
      </OptionRow>
    );
  return (
    <OptionRow
      onReset={onReset}
      more={
        <>
          <Segmented {...field('images')} />
          <Segmented {...field('headings')} />
          <Segmented {...field('bullet', String)} />
          <Segmented {...field('emphasis', String)} />
          <InputText {...field('baseUrl')} placeholder="https://example.com/page" rawText monospace />
        </>
      }
      changed={field.changed('images', 'headings', 'bullet', 'emphasis', 'baseUrl')}
    >
      <Switch {...field('gfm')} />
      <Segmented {...field('part')} labelPosition="left" />
      <Segmented {...field('links')} labelPosition="left" />
    </OptionRow>
  );
}
