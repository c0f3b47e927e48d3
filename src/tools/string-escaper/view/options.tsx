import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { quotesOf, type Target } from '../engine/targets.ts';
import { text } from '../text.ts';
import { fields, type DraftProps } from './draft.ts';
import { groups } from './names.ts';

const groupNames = Object.keys(groups) as (keyof typeof groups)[];

export function Options({ draft, change, onReset }: DraftProps & { readonly onReset: () => void }) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const quotes = quotesOf[draft.target];
  return (
    <OptionRow onReset={onReset}>
      <Select
        label={t('target.label')}
        labelPosition="left"
        size="small"
        value={draft.target}
        options={groupNames.map((group) => ({
          label: t(`group.${group}`),
          options: Object.entries(groups[group]).map(([value, label]) => ({ value: value as Target, label })),
        }))}
        onChange={(target) => change({ target, quote: 'auto' })}
      />
      {quotes.length > 1 && (
        <Select
          {...field('quote')}
          labelPosition="left"
          size="small"
          options={(['auto', ...quotes] as const).map((value) => ({ value, label: t(`quote.${value}`) }))}
        />
      )}
      <Switch {...field('wrap')} />
      <Switch {...field('ascii')} />
      <Switch {...field('perLine')} />
    </OptionRow>
  );
}
