import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';

const views = ['split', 'unified'] as const;
const granularities = ['line', 'word', 'char'] as const;
const whitespaces = ['none', 'trailing', 'changes', 'all'] as const;

interface OptionsProps extends DraftProps {
  /** For two columns. */
  readonly hasRoom: boolean;
  readonly onReset: () => void;
}

export function Options({ draft, change, hasRoom, onReset }: OptionsProps) {
  const t = useText(text);
  return (
    <OptionRow onReset={onReset}>
      {hasRoom && (
        <Segmented
          label={t('view.label')}
          labelHidden
          value={draft.view}
          onChange={(view) => change({ view })}
          options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
        />
      )}
      <Segmented
        label={t('granularity.label')}
        labelPosition="left"
        value={draft.granularity}
        onChange={(granularity) => change({ granularity })}
        options={granularities.map((value) => ({ value, label: t(`granularity.${value}`) }))}
      />
      <Select
        label={t('whitespace.label')}
        labelPosition="left"
        size="small"
        value={draft.ignoreWhitespace}
        onChange={(ignoreWhitespace) => change({ ignoreWhitespace })}
        options={whitespaces.map((value) => ({ value, label: t(`whitespace.${value}`) }))}
      />
      <Switch label={t('ignoreCase')} checked={draft.ignoreCase} onChange={(ignoreCase) => change({ ignoreCase })} />
      <Switch label={t('folded')} checked={draft.folded} onChange={(folded) => change({ folded })} />
      <Switch label={t('wrapped')} checked={draft.wrapped} onChange={(wrapped) => change({ wrapped })} />
    </OptionRow>
  );
}
