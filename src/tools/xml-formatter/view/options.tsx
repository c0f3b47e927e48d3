import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import { fields, type DraftProps } from './draft.ts';

const indents = [2, 4, 'tab'] as const;
const formatOnly = ['spaceBeforeSlash', 'trimText'] as const;
const empties = ['keep', 'self-close', 'expand'] as const;

export function Options({ draft, change, reset }: DraftProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const isFormat = draft.mode === 'format';
  const others = indents.includes(draft.indent as 2) ? [] : [draft.indent];
  const comments = isFormat ? draft.comments : draft.minifyComments;
  return (
    <OptionRow
      onReset={reset}
      changed={field.changed(
        isFormat ? 'emptyElements' : 'minifyEmptyElements',
        'fragment',
        ...(isFormat ? formatOnly : []),
      )}
      more={
        <>
          <Select
            label={t('emptyElements')}
            value={isFormat ? draft.emptyElements : draft.minifyEmptyElements}
            onChange={(value) => change(isFormat ? { emptyElements: value } : { minifyEmptyElements: value })}
            options={empties.map((value) => ({ value, label: t(`emptyElements.${value}`) }))}
          />
          <Switch {...field('fragment')} />
          {isFormat && formatOnly.map((name) => <Switch key={name} {...field(name)} />)}
        </>
      }
    >
      <Segmented {...field('mode')} labelHidden />
      {isFormat && (
        <>
          <Segmented
            {...field('indent')}
            labelPosition="left"
            options={[...others, ...indents].map((value) => ({
              value,
              label: value === 'tab' ? t('indent.tab') : String(value),
            }))}
          />
          <Select
            {...field('attributes', (value) =>
              value === 'wrap' ? t('attributes.wrap', { width: draft.width }) : t(`attributes.${value}`),
            )}
            labelPosition="left"
            size="small"
          />
        </>
      )}
      <Switch
        label={t('comments')}
        checked={comments === 'keep'}
        onChange={(keep) => {
          const value = keep ? 'keep' : 'strip';
          change(isFormat ? { comments: value } : { minifyComments: value });
        }}
      />
    </OptionRow>
  );
}
