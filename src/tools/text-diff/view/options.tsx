import { useFields } from '#ui/hooks/use-fields.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import { fields, type DraftProps } from './draft.ts';

interface OptionsProps extends DraftProps {
  /** For two columns. */
  readonly hasRoom: boolean;
  readonly onReset: () => void;
}

export function Options({ draft, change, hasRoom, onReset }: OptionsProps) {
  const field = useFields(fields, text, draft, change);
  const whiteSpace = <Select {...field('ignoreWhitespace')} labelPosition="left" size="small" />;
  return (
    <OptionRow
      onReset={onReset}
      changed={field.changed(...(hasRoom ? [] : (['ignoreWhitespace'] as const)), 'ignoreCase', 'folded', 'wrapped')}
      more={
        <>
          {!hasRoom && whiteSpace}
          <Switch {...field('ignoreCase')} />
          <Switch {...field('folded')} />
          <Switch {...field('wrapped')} />
        </>
      }
    >
      {hasRoom && <Segmented {...field('view')} labelHidden />}
      <Segmented {...field('granularity')} labelPosition="left" />
      {hasRoom && whiteSpace}
    </OptionRow>
  );
}
