import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';

const forms = ['json', 'json-string', 'shell'] as const;
const sortings = ['none', 'asc', 'desc'] as const;
const unicodes = ['keep', 'unescape', 'escape'] as const;

export function Options({ draft, change, reset }: DraftProps) {
  const t = useText(text);
  return (
    <OptionRow onReset={reset}>
      <Segmented
        label={t('as')}
        labelPosition="left"
        value={draft.as}
        onChange={(as) => change({ as })}
        options={forms.map((value) => ({ value, label: t(`as.${value}`) }))}
      />
      <Select
        label={t('sortKeys')}
        labelPosition="left"
        size="small"
        value={draft.sortKeys}
        onChange={(sortKeys) => change({ sortKeys })}
        options={sortings.map((value) => ({ value, label: t(`sortKeys.${value}`) }))}
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
    </OptionRow>
  );
}
