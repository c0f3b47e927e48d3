import { MultiChips } from '#ui/chips/chips.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { cases, dialects, placeholderKinds } from '../engine/fields.ts';
import { text } from '../text.ts';
import { dialectNames, type DraftProps } from './draft.ts';

const indents = [2, 4, 8, 'tab'] as const;
const indentStyles = ['standard', 'tabularLeft', 'tabularRight'] as const;
const newlines = ['before', 'after'] as const;
const otherCases = ['dataTypeCase', 'functionCase', 'identifierCase'] as const;

export function Options({ draft, change, reset }: DraftProps) {
  const t = useText(text);
  const others = indents.includes(draft.indent as 2) ? [] : [draft.indent];
  const caseOptions = cases.map((value) => ({ value, label: t(`case.${value}`) }));
  return (
    <>
      <OptionRow onReset={reset}>
        <Select
          label={t('dialect')}
          labelPosition="left"
          size="small"
          value={draft.dialect === 'tsql' ? 'transactsql' : draft.dialect}
          onChange={(dialect) => change({ dialect })}
          options={dialects.map((value) => ({
            value,
            label: value === 'sql' ? t('dialect.sql') : dialectNames[value],
          }))}
        />
        <Segmented
          label={t('keywordCase')}
          labelPosition="left"
          value={draft.keywordCase}
          onChange={(keywordCase) => change({ keywordCase })}
          options={caseOptions}
        />
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
      </OptionRow>
      <Disclosure label={t('more')}>
        <Fields>
          {otherCases.map((name) => (
            <Segmented
              key={name}
              label={t(name)}
              value={draft[name]}
              onChange={(value) => change({ [name]: value })}
              options={caseOptions}
            />
          ))}
          <Select
            label={t('indentStyle')}
            value={draft.indentStyle}
            onChange={(indentStyle) => change({ indentStyle })}
            options={indentStyles.map((value) => ({ value, label: t(`indentStyle.${value}`) }))}
          />
          <Select
            label={t('logicalOperatorNewline')}
            value={draft.logicalOperatorNewline}
            onChange={(logicalOperatorNewline) => change({ logicalOperatorNewline })}
            options={newlines.map((value) => ({ value, label: t(`logicalOperatorNewline.${value}`) }))}
          />
          <NumberField
            label={t('expressionWidth')}
            value={draft.expressionWidth}
            onChange={(expressionWidth) => change({ expressionWidth })}
            min={1}
            max={200}
            whole
          />
          <NumberField
            label={t('linesBetweenQueries')}
            value={draft.linesBetweenQueries}
            onChange={(linesBetweenQueries) => change({ linesBetweenQueries })}
            min={0}
            max={5}
            whole
          />
          <Switch
            label={t('denseOperators')}
            checked={draft.denseOperators}
            onChange={(denseOperators) => change({ denseOperators })}
          />
          <Switch
            label={t('newlineBeforeSemicolon')}
            checked={draft.newlineBeforeSemicolon}
            onChange={(newlineBeforeSemicolon) => change({ newlineBeforeSemicolon })}
          />
          <Switch
            label={t('autoPlaceholders')}
            checked={draft.placeholders === 'auto'}
            onChange={(auto) => change({ placeholders: auto ? 'auto' : [] })}
            hint={t('disableHint', { start: '/* sql-formatter-disable */', end: '/* sql-formatter-enable */' })}
          />
          {draft.placeholders !== 'auto' && (
            <MultiChips
              label={t('placeholders')}
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
        </Fields>
      </Disclosure>
    </>
  );
}
