import { ActionChips } from '#ui/chips/chips.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields, PanelRow } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { cases, locales, symbolLanguages } from '../engine/fields.ts';
import { text } from '../text.ts';
import { presets, type DraftProps } from './draft.ts';

const separators = ['-', '_', '.', '~', '+', ''];
const presetNames = Object.keys(presets) as (keyof typeof presets)[];

export function Options({ draft, change, onReset }: DraftProps & { readonly onReset: () => void }) {
  const t = useText(text);
  const flags = ['decamelize', 'unique', 'keepExtension', 'perLine'] as const;
  const offered = separators.includes(draft.separator) ? separators : [...separators, draft.separator];
  return (
    <>
      <PanelRow>
        <ActionChips
          label={t('presets')}
          labelPosition="left"
          actions={presetNames.map((name) => ({ label: t(`preset.${name}`), onSelect: () => change(presets[name]) }))}
        />
      </PanelRow>
      <OptionRow onReset={onReset}>
        <Select
          label={t('separator')}
          labelPosition="left"
          size="small"
          value={draft.separator}
          onChange={(separator) => change({ separator })}
          options={offered.map((value) => ({ value, label: value || t('separator.none') }))}
        />
        <Select
          label={t('case')}
          labelPosition="left"
          size="small"
          value={draft.case}
          onChange={(value) => change({ case: value })}
          options={cases.map((value) => ({ value, label: t(`case.${value}`) }))}
        />
        <Select
          label={t('locale')}
          labelPosition="left"
          size="small"
          value={draft.locale}
          onChange={(locale) => change({ locale })}
          options={locales.map((value) => ({ value, label: t(value === '' ? 'locale.any' : `locale.${value}`) }))}
        />
        <Select
          label={t('symbols')}
          labelPosition="left"
          size="small"
          value={draft.symbolWords}
          onChange={(symbolWords) => change({ symbolWords })}
          options={symbolLanguages.map((value) => ({ value, label: t(`symbols.${value}`) }))}
        />
        <NumberField
          label={t('maxLength')}
          labelPosition="left"
          size="small"
          value={draft.maxLength}
          onChange={(maxLength) => change({ maxLength })}
          min={0}
        />
        <Switch
          label={t('unicode')}
          checked={draft.mode === 'unicode'}
          onChange={(on) => change({ mode: on ? 'unicode' : 'ascii' })}
        />
        {flags.map((name) => (
          <Switch key={name} label={t(name)} checked={draft[name]} onChange={(on) => change({ [name]: on })} />
        ))}
      </OptionRow>
      <Disclosure label={t('more')}>
        <Fields>
          <InputText
            label={t('preserve')}
            hint={t('preserve.hint')}
            value={draft.preserve}
            placeholder="_."
            onChange={(preserve) => change({ preserve })}
            monospace
            rawText
          />
          <InputText
            label={t('replacements')}
            hint={t('replacements.hint')}
            value={draft.replacements}
            placeholder="C++ => cpp"
            onChange={(replacements) => change({ replacements })}
            multiline
            autosize
            monospace
            rawText
          />
        </Fields>
      </Disclosure>
    </>
  );
}
