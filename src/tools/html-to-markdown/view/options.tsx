import type { ReactNode } from 'react';
import { useFields } from '#ui/hooks/use-fields.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import { baseOf, fields, withBase, type DraftProps } from './draft.ts';

interface OptionsProps extends DraftProps {
  readonly onReset: () => void;
  /** What is shown in the two panes. */
  readonly children: ReactNode;
}

/** What most people set in one row, the rest behind it. */
export function Options({ draft, change, onReset, children }: OptionsProps) {
  const field = useFields(fields, text, draft, change);
  if (draft.result === 'text')
    return (
      <OptionRow onReset={onReset}>
        {children}
        <Switch {...field('address')} />
      </OptionRow>
    );
  return (
    <OptionRow
      onReset={onReset}
      more={
        <>
          <Switch {...field('gfm')} />
          <Segmented {...field('links')} />
          <Segmented {...field('images')} />
          <Segmented {...field('headings')} />
          <Segmented {...field('bullet', String)} />
          <Segmented {...field('emphasis', String)} />
          <InputText
            {...field('baseUrl')}
            value={baseOf(draft)}
            onChange={(base) => change(withBase(base))}
            placeholder="https://example.com/page"
            rawText
            monospace
          />
        </>
      }
      changed={field.changed('gfm', 'links', 'images', 'headings', 'bullet', 'emphasis', 'baseUrl', 'secretBaseUrl')}
    >
      {children}
      <Segmented {...field('part')} labelPosition="left" />
    </OptionRow>
  );
}
