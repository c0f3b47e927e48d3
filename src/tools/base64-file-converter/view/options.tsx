import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import { fields, type ResetProps } from './draft.ts';

const lengths = [0, 64, 76];

/** In which form the file is written; lines and the URL-safe alphabet belong to plain Base64 only. */
export function Options({ draft, change, onReset }: ResetProps) {
  const t = useText(text);
  const lineLengths = lengths.includes(draft.lineLength) ? lengths : [...lengths, draft.lineLength];
  const isPlain = draft.output === 'base64';
  return (
    <OptionRow onReset={onReset}>
      <Select
        label={t('output.label')}
        labelPosition="left"
        size="small"
        value={draft.output}
        onChange={(output) => change({ output })}
        options={(fields.output.choices as readonly (typeof draft.output)[]).map((value) => ({
          value,
          label: t(`output.${value}`),
        }))}
      />
      {isPlain && (
        <>
          <Select
            label={t('lineLength.label')}
            labelPosition="left"
            size="small"
            value={draft.lineLength}
            onChange={(lineLength) => change({ lineLength })}
            options={lineLengths.map((value) => ({ value, label: value === 0 ? t('lineLength.none') : String(value) }))}
          />
          <Switch label={t('urlSafe.label')} checked={draft.urlSafe} onChange={(urlSafe) => change({ urlSafe })} />
        </>
      )}
    </OptionRow>
  );
}
