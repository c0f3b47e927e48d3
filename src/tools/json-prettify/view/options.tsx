import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import { fields, type DraftProps } from './draft.ts';

const indents = [2, 4, 8, 'tab'] as const;
/** What "Compact arrays" means: a container that fits into this many characters goes on one line. */
const compactWidth = 80;

interface OptionsProps extends DraftProps {
  readonly hasComments: boolean;
}

export function Options({ draft, change, reset, hasComments }: OptionsProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const others = indents.includes(draft.indent as 2) ? [] : [draft.indent];
  return (
    <OptionRow
      onReset={reset}
      changed={field.changed('unicode', 'dialect')}
      more={
        <>
          <Select {...field('unicode')} />
          <Switch
            label={t('json5')}
            checked={draft.dialect !== 'json'}
            onChange={(json5) => change({ dialect: json5 ? 'auto' : 'json' })}
          />
        </>
      }
    >
      <Segmented
        {...field('indent')}
        labelPosition="left"
        options={[...others, ...indents].map((value) => ({
          value,
          label: value === 'tab' ? t('indent.tab') : `${value}`,
        }))}
      />
      <Select {...field('sortKeys')} labelPosition="left" size="small" />
      <Switch
        label={t('compact')}
        checked={draft.inlineWidth > 0}
        onChange={(compact) => change({ inlineWidth: compact ? compactWidth : 0 })}
      />
      {(hasComments || draft.comments === 'keep') && (
        <Switch
          label={t('comments')}
          checked={draft.comments === 'keep'}
          onChange={(keep) => change({ comments: keep ? 'keep' : 'strip' })}
        />
      )}
    </OptionRow>
  );
}
