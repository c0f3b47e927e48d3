import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import { fields, type DraftProps } from './draft.ts';

const lengths = [0, 64, 76];

/** In which form the file is written; lines and the URL-safe alphabet belong to plain Base64 only. */
export function Options({ draft, change }: DraftProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const lineLengths = lengths.includes(draft.lineLength) ? lengths : [...lengths, draft.lineLength];
  const isPlain = draft.output === 'base64';
  return (
    <OptionRow>
      <Select {...field('output')} labelPosition="left" size="small" />
      {isPlain && (
        <>
          <Select
            {...field('lineLength')}
            labelPosition="left"
            size="small"
            options={lineLengths.map((value) => ({ value, label: value === 0 ? t('lineLength.none') : String(value) }))}
          />
          <Switch {...field('urlSafe')} />
        </>
      )}
    </OptionRow>
  );
}
