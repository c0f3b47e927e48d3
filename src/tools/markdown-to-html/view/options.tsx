import { useFields } from '#ui/hooks/use-fields.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import { fields, type DraftProps } from './draft.ts';

export function Options({ draft, change, onReset }: DraftProps & { readonly onReset: () => void }) {
  const field = useFields(fields, text, draft, change);
  return (
    <OptionRow
      onReset={onReset}
      changed={field.changed('tocDepth', 'headingIds', 'frontMatter', 'document', 'style', 'title', 'lang')}
      more={
        <>
          <NumberField {...field('tocDepth')} />
          <Select {...field('style')} />
          <Switch {...field('headingIds')} />
          <Switch {...field('frontMatter')} />
          <Switch {...field('document')} />
          <InputText {...field('title')} />
          <InputText {...field('lang')} rawText />
        </>
      }
    >
      <Select {...field('toc')} labelPosition="left" size="small" />
      <Select {...field('html')} labelPosition="left" size="small" />
      <Switch {...field('gfm')} />
      <Switch {...field('breaks')} />
    </OptionRow>
  );
}
