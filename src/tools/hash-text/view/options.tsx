import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import { fields, type DraftProps } from './draft.ts';

const encodings = ['hex', 'upperHex', 'base64', 'base64url', 'binary'] as const;

export function Options({ draft, change, onReset }: DraftProps & { readonly onReset: () => void }) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const isText = draft.tab === 'text';
  return (
    <OptionRow
      onReset={onReset}
      changed={isText ? field.changed('inputEncoding') : 0}
      more={isText && <Select {...field('inputEncoding')} />}
    >
      <Select
        label={t('encoding.label')}
        labelPosition="left"
        size="small"
        value={draft.encoding === 'hex' && draft.uppercase ? 'upperHex' : draft.encoding}
        onChange={(picked) =>
          change({ encoding: picked === 'upperHex' ? 'hex' : picked, uppercase: picked === 'upperHex' })
        }
        options={encodings.map((value) => ({ value, label: t(`encoding.${value}`) }))}
      />
      {isText && <Switch {...field('allAlgorithms')} />}
    </OptionRow>
  );
}
