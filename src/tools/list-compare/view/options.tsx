import { useFields } from '#ui/hooks/use-fields.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import { fields, type DraftProps } from './draft.ts';

interface OptionsProps extends DraftProps {
  readonly onReset: () => void;
}

/** Case and order in the row; what else makes items equal, and how lists are read, behind More. */
export function Options({ draft, change, onReset }: OptionsProps) {
  const field = useFields(fields, text, draft, change);
  return (
    <OptionRow
      onReset={onReset}
      more={
        <>
          <InputText {...field('separator')} monospace rawText />
          <div>
            <Switch {...field('accentSensitive')} />
            <Switch {...field('numeric')} />
            <Switch {...field('multiset')} />
          </div>
          <div>
            <Switch {...field('trim')} />
            <Switch {...field('dropEmpty')} />
            <Switch {...field('collapseSpaces')} />
          </div>
        </>
      }
      changed={field.changed(
        'separator',
        'accentSensitive',
        'numeric',
        'multiset',
        'trim',
        'dropEmpty',
        'collapseSpaces',
      )}
    >
      <Switch {...field('caseSensitive')} />
      <Select {...field('sort')} labelPosition="left" size="small" />
    </OptionRow>
  );
}
