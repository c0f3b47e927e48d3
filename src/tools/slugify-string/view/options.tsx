import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Presets } from '#ui/presets/presets.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import { fields, presets, type DraftProps } from './draft.ts';

const separators = ['-', '_', '.', '~', '+', ''];

export function Options({ draft, change, onReset }: DraftProps & { readonly onReset: () => void }) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const flags = ['decamelize', 'unique', 'keepExtension', 'perLine'] as const;
  const offered = separators.includes(draft.separator) ? separators : [...separators, draft.separator];
  const more = [
    'symbolWords',
    'maxLength',
    'decamelize',
    'unique',
    'keepExtension',
    'perLine',
    'preserve',
    'replacements',
  ] as const;
  return (
    <>
      <Presets label={t('presets')} nameOf={(name) => t(`preset.${name}`)} {...{ presets, draft, change }} />
      <OptionRow
        onReset={onReset}
        changed={field.changed(...more)}
        more={
          <>
            <InputText {...field('preserve')} placeholder="_." monospace rawText />
            <InputText {...field('replacements')} placeholder="C++ => cpp" multiline autosize monospace rawText />
            <NumberField {...field('maxLength')} />
            <Select {...field('symbolWords')} />
            {flags.map((name) => (
              <Switch key={name} {...field(name)} />
            ))}
          </>
        }
      >
        <Select
          {...field('separator')}
          labelPosition="left"
          size="small"
          options={offered.map((value) => ({ value, label: value || t('separator.none') }))}
        />
        <Select {...field('case')} labelPosition="left" size="small" />
        <Select
          {...field('locale', (value) => t(value === '' ? 'locale.any' : `locale.${value}`))}
          labelPosition="left"
          size="small"
        />
        <Switch
          label={t('unicode')}
          checked={draft.mode === 'unicode'}
          onChange={(on) => change({ mode: on ? 'unicode' : 'ascii' })}
        />
      </OptionRow>
    </>
  );
}
