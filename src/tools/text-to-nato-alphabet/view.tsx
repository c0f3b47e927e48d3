import { text as textField } from '#core/field.ts';
import { Empty } from '#ui/empty/empty.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { spell, toNato } from './engine.ts';
import { text } from './text.ts';
import { Decode } from './view/decode.tsx';
import { SpelledOut } from './view/spelled.tsx';

// The language of the names is the page's.
const { symbolLanguage: _, ...spelling } = toNato.input;
const fields = { ...spelling, coded: textField('') };
const initial = { text: 'Toolcrib 42!', coded: 'Alfa Bravo (plus) Niner' };
const separators = { space: ' ', comma: ', ', dash: ' - ', line: '\n' } as const;
const separatorNames = Object.keys(separators) as readonly (keyof typeof separators)[];

export default function TextToNatoAlphabetView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const errorText = useErrorText(text);
  const field = useFields(fields, text, draft, change);
  const isEmpty = draft.text === '';
  const { value, error, stale, slow } = useOperation(
    spell,
    { ...draft, symbolLanguage: t.language },
    { enabled: !isEmpty },
  );
  const isIcao = draft.alphabet === 'icao';
  return (
    <>
      <Panel busy={slow}>
        <Fields columns={1}>
          <InputText
            {...field('text')}
            error={error && errorText(error)}
            size="large"
            rows={1}
            multiline
            autosize
            rawText
            clearable
          />
        </Fields>
        <OptionRow
          onReset={reset}
          changed={field.changed('separator', 'letterCase')}
          more={
            <>
              <Select
                label={t('separator.label')}
                value={separatorNames.find((name) => separators[name] === draft.separator) ?? 'space'}
                onChange={(name) => change({ separator: separators[name] })}
                options={separatorNames.map((value) => ({ value, label: t(`separator.${value}`) }))}
              />
              <Switch
                label={t('letterCase.label')}
                checked={draft.letterCase === 'match'}
                onChange={(match) => change({ letterCase: match ? 'match' : 'ignore' })}
              />
            </>
          }
        >
          <Select {...field('alphabet')} labelPosition="left" size="small" />
          <Select
            {...field('digits')}
            labelPosition="left"
            size="small"
            value={!isIcao && draft.digits === 'radio' ? 'words' : draft.digits}
            options={field('digits').options.filter(({ value }) => isIcao || value !== 'radio')}
          />
          <Select {...field('symbols')} labelPosition="left" size="small" />
        </OptionRow>
        {isEmpty && <Empty>{t('empty')}</Empty>}
      </Panel>
      {!isEmpty && (
        <SpelledOut entries={value ?? []} alphabet={draft.alphabet} separator={draft.separator} stale={stale} />
      )}
      <Decode coded={draft.coded} onChange={(coded) => change({ coded })} />
    </>
  );
}
