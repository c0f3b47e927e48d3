import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { formats, levels } from '../engine.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';

export function Options({ draft, change, onReset }: DraftProps & { readonly onReset: () => void }) {
  const t = useText(text);
  return (
    <OptionRow onReset={onReset}>
      <Select
        label={t('level')}
        labelPosition="left"
        size="small"
        value={draft.level}
        onChange={(level) => change({ level })}
        options={levels.map((value) => ({ value, label: t(`level.${value}`) }))}
      />
      <Segmented
        label={t('format')}
        labelPosition="left"
        value={draft.format}
        onChange={(format) => change({ format })}
        options={formats.map((value) => ({ value, label: t(`format.${value}`) }))}
      />
      <Switch
        label={t('attribute')}
        checked={draft.context === 'attribute'}
        onChange={(on) => change({ context: on ? 'attribute' : 'text' })}
      />
      <Switch
        label={t('showInvisibles')}
        checked={draft.showInvisibles}
        onChange={(showInvisibles) => change({ showInvisibles })}
      />
    </OptionRow>
  );
}
