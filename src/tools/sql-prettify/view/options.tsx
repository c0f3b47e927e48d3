import { MultiChips } from '#ui/chips/chips.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { dialects, placeholderKinds, type cases } from '../engine/fields.ts';
import { text } from '../text.ts';
import { fields, dialectNames, type DraftProps } from './draft.ts';

const indents = [2, 4, 8, 'tab'] as const;
const otherCases = ['dataTypeCase', 'functionCase', 'identifierCase'] as const;
const moreFields = [
  ...otherCases,
  'indentStyle',
  'logicalOperatorNewline',
  'expressionWidth',
  'linesBetweenQueries',
  'denseOperators',
  'newlineBeforeSemicolon',
  'placeholders',
] as const;

export function Options({ draft, change, reset }: DraftProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const others = indents.includes(draft.indent as 2) ? [] : [draft.indent];
  const caseName = (option: (typeof cases)[number]): string => t(`case.${option}`);
  return (
    <OptionRow
      onReset={reset}
      changed={field.changed(...moreFields)}
      more={
        <>
          {otherCases.map((name) => (
            <Segmented key={name} {...field(name, caseName)} />
          ))}
          <Select {...field('indentStyle')} />
          <Select {...field('logicalOperatorNewline')} />
          <NumberField {...field('expressionWidth')} />
          <NumberField {...field('linesBetweenQueries')} />
          <Switch {...field('denseOperators')} />
          <Switch {...field('newlineBeforeSemicolon')} />
          <Switch
            label={t('autoPlaceholders')}
            checked={draft.placeholders === 'auto'}
            onChange={(auto) => change({ placeholders: auto ? 'auto' : [] })}
            hint={t('disableHint', { start: '/* sql-formatter-disable */', end: '/* sql-formatter-enable */' })}
          />
          {draft.placeholders !== 'auto' && (
            <MultiChips
              label={t('placeholders.label')}
              value={draft.placeholders}
              onChange={(placeholders) => change({ placeholders })}
              options={placeholderKinds.map((value) => ({
                value,
                label:
                  value === 'template'
                    ? t('placeholders.template', { templates: '{{ }}, {% %}, ${ }' })
                    : t(`placeholders.${value}`),
              }))}
            />
          )}
        </>
      }
    >
      <Select
        label={t('dialect.label')}
        labelPosition="left"
        size="small"
        value={draft.dialect === 'tsql' ? 'transactsql' : draft.dialect}
        onChange={(dialect) => change({ dialect })}
        options={dialects.map((value) => ({
          value,
          label: value === 'sql' ? t('dialect.sql') : dialectNames[value],
        }))}
      />
      <Segmented {...field('keywordCase', caseName)} labelPosition="left" />
      <Segmented
        {...field('indent')}
        labelPosition="left"
        options={[...others, ...indents].map((value) => ({
          value,
          label: value === 'tab' ? t('indent.tab') : String(value),
        }))}
      />
    </OptionRow>
  );
}
