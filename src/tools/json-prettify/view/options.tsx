import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';

const indents = [2, 4, 8, 'tab'] as const;
const sortings = ['none', 'asc', 'desc'] as const;
const unicodes = ['keep', 'unescape', 'escape'] as const;
/** What "Compact arrays" means: a container that fits into this many characters goes on one line. */
const compactWidth = 80;

interface OptionsProps extends DraftProps {
  readonly hasComments: boolean;
}

export function Options({ draft, change, reset, hasComments }: OptionsProps) {
  const t = useText(text);
  const others = indents.includes(draft.indent as 2) ? [] : [draft.indent];
  return (
    <OptionRow onReset={reset}>
      <Segmented
        label={t('indent')}
        labelPosition="left"
        value={draft.indent}
        onChange={(indent) => change({ indent })}
        options={[...others, ...indents].map((value) => ({
          value,
          label: value === 'tab' ? t('indent.tab') : `${value}`,
        }))}
      />
      <Select
        label={t('sortKeys')}
        labelPosition="left"
        size="small"
        value={draft.sortKeys}
        onChange={(sortKeys) => change({ sortKeys })}
        options={sortings.map((value) => ({ value, label: t(`sortKeys.${value}`) }))}
      />
      <Switch
        label={t('compact')}
        checked={draft.inlineWidth > 0}
        onChange={(compact) => change({ inlineWidth: compact ? compactWidth : 0 })}
      />
      <Select
        label={t('unicode')}
        labelPosition="left"
        size="small"
        value={draft.unicode}
        onChange={(unicode) => change({ unicode })}
        options={unicodes.map((value) => ({ value, label: t(`unicode.${value}`) }))}
      />
      <Switch
        label={t('json5')}
        checked={draft.dialect !== 'json'}
        onChange={(json5) => change({ dialect: json5 ? 'auto' : 'json' })}
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
