import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OpenIn } from '#ui/open-in/open-in.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { splitFields, wrapFields } from '../engine/fields.ts';
import { text } from '../text.ts';
import { CleanOptions } from './clean-options.tsx';
import { fields, type DraftProps } from './draft.ts';
import { Groups } from './group.tsx';
import { WrapOptions } from './wrap-options.tsx';

const namesOf = <F extends object>(group: F) => Object.keys(group) as (keyof F & string)[];
const cleaning = namesOf(splitFields);
const wrapping = [...namesOf(wrapFields), 'sortBy', 'reverse', 'maxItems'] as const;

/** What most people set in a row; the steps in their order behind it. */
export function ListOptions({ draft, change }: DraftProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const isList = draft.tab === 'list';
  const comparesItems = !isList || draft.sort !== 'none' || draft.removeDuplicates;
  return (
    <OptionRow
      more={
        <>
          <Groups>
            <CleanOptions {...{ draft, change }} />
            {isList && <WrapOptions {...{ draft, change }} />}
          </Groups>
          {isList && (
            <div>
              <OpenIn tool="text-lines" values={{ text: draft.text, steps: [] }}>
                {t('lines')}
              </OpenIn>
            </div>
          )}
        </>
      }
      changed={field.changed(...cleaning, ...(isList ? wrapping : []))}
    >
      {isList && (
        <>
          <Select {...field('sort')} labelPosition="left" size="small" />
          <Switch {...field('removeDuplicates')} />
        </>
      )}
      {comparesItems && <Switch {...field('caseSensitive')} />}
    </OptionRow>
  );
}
