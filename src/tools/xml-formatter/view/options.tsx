import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';

const modes = ['format', 'minify'] as const;
const indents = [2, 4, 'tab'] as const;
const layouts = ['inline', 'wrap', 'one-per-line'] as const;
const empties = ['keep', 'self-close', 'expand'] as const;

export function Options({ draft, change, reset }: DraftProps) {
  const t = useText(text);
  const isFormat = draft.mode === 'format';
  const others = indents.includes(draft.indent as 2) ? [] : [draft.indent];
  const comments = isFormat ? draft.comments : draft.minifyComments;
  return (
    <OptionRow onReset={reset}>
      <Segmented
        label={t('mode')}
        labelHidden
        value={draft.mode}
        onChange={(mode) => change({ mode })}
        options={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
      />
      {isFormat && (
        <>
          <Segmented
            label={t('indent')}
            labelPosition="left"
            value={draft.indent}
            onChange={(indent) => change({ indent })}
            options={[...others, ...indents].map((value) => ({
              value,
              label: value === 'tab' ? t('indent.tab') : String(value),
            }))}
          />
          <Select
            label={t('attributes')}
            labelPosition="left"
            size="small"
            value={draft.attributes}
            onChange={(attributes) => change({ attributes })}
            options={layouts.map((value) => ({
              value,
              label: value === 'wrap' ? t('attributes.wrap', { width: draft.width }) : t(`attributes.${value}`),
            }))}
          />
        </>
      )}
      <Select
        label={t('emptyElements')}
        labelPosition="left"
        size="small"
        value={isFormat ? draft.emptyElements : draft.minifyEmptyElements}
        onChange={(value) => change(isFormat ? { emptyElements: value } : { minifyEmptyElements: value })}
        options={empties.map((value) => ({ value, label: t(`emptyElements.${value}`) }))}
      />
      {isFormat && (
        <>
          <Switch
            label={t('spaceBeforeSlash')}
            checked={draft.spaceBeforeSlash}
            onChange={(spaceBeforeSlash) => change({ spaceBeforeSlash })}
          />
          <Switch label={t('trimText')} checked={draft.trimText} onChange={(trimText) => change({ trimText })} />
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
      <Switch label={t('fragment')} checked={draft.fragment} onChange={(fragment) => change({ fragment })} />
    </OptionRow>
  );
}
