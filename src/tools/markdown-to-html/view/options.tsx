import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields, PanelRow } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import { fields, type DraftProps } from './draft.ts';

export function Options({ draft, change, onReset }: DraftProps & { readonly onReset: () => void }) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  return (
    <>
      <OptionRow onReset={onReset}>
        <Select {...field('html')} labelPosition="left" size="small" />
        <Select {...field('toc')} labelPosition="left" size="small" />
        <Switch {...field('gfm')} />
        <Switch {...field('breaks')} />
      </OptionRow>
      <Disclosure label={t('more')}>
        <PanelRow>
          <NumberField {...field('tocDepth')} labelPosition="left" size="small" />
          <Switch {...field('headingIds')} />
          <Switch {...field('frontMatter')} />
          <Switch {...field('document')} />
          <Select {...field('style')} labelPosition="left" size="small" />
        </PanelRow>
        <Fields>
          <InputText {...field('title')} />
          <InputText {...field('lang')} rawText />
        </Fields>
      </Disclosure>
    </>
  );
}
