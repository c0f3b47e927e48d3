import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import { fields, type DraftProps } from './draft.ts';

/** Which items are equal, in one row; how lists are read, behind More. */
export function Options({ draft, change, onReset }: DraftProps & { readonly onReset: () => void }) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  return (
    <>
      <OptionRow onReset={onReset}>
        <Switch {...field('caseSensitive')} />
        <Switch {...field('accentSensitive')} />
        <Switch {...field('numeric')} />
        <Switch {...field('multiset')} />
        <Segmented {...field('sort')} labelPosition="left" />
      </OptionRow>
      <Disclosure label={t('more')}>
        <Fields>
          <InputText {...field('separator')} monospace rawText />
          <div>
            <Switch {...field('trim')} />
            <Switch {...field('dropEmpty')} />
            <Switch {...field('collapseSpaces')} />
          </div>
        </Fields>
      </Disclosure>
    </>
  );
}
