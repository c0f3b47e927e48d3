import { useState } from 'react';
import { MultiChips } from '#ui/chips/chips.tsx';
import { InputText } from '#ui/input-text/input-text.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import { fields, namesIn, shownAs, shownElement, shownNames, type DraftProps } from './draft.ts';
import styles from './options.module.css';

const indents = [2, 3, 4, 'tab', 0] as const;

interface OptionsProps extends DraftProps {
  /** Names that are arrays because they are repeated: always, if they are chosen here. */
  readonly repeated: readonly string[];
}

export function Options({ draft, change, reset, repeated }: OptionsProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const [typed, setTyped] = useState('');
  return (
    <OptionRow
      onReset={() => {
        setTyped('');
        reset();
      }}
      more={
        <>
          <Select<number | 'tab'>
            label={t('indent.label')}
            value={draft.indent}
            onChange={(indent) => change({ indent: indent as typeof draft.indent })}
            options={indents.map((value) => ({
              value,
              label: value === 'tab' || value === 0 ? t(`indent.${value}`) : String(value),
            }))}
          />
          <InputText
            label={t('alwaysArray.label')}
            hint={t('alwaysArray.hint')}
            rawText
            monospace
            placeholder={t('alwaysArray.placeholder')}
            value={shownNames(draft.alwaysArray, typed)}
            onChange={(names) => {
              setTyped(names);
              change({ alwaysArray: namesIn(names) });
            }}
          />
          {draft.convention !== 'nodes' && repeated.length > 0 && (
            <MultiChips
              label={t('makeArray')}
              options={repeated.map((name) => ({ value: name, label: name }))}
              value={draft.alwaysArray.filter((name) => repeated.includes(name))}
              onChange={(chosen) =>
                change({ alwaysArray: [...draft.alwaysArray.filter((name) => !repeated.includes(name)), ...chosen] })
              }
            />
          )}
          <Switch {...field('trimText')} />
          <p>
            <small>{t('becomes', { xml: shownElement })}</small>{' '}
            <code className={styles.example}>{shownAs[draft.convention]}</code>
          </p>
        </>
      }
      changed={field.changed('indent', 'alwaysArray', 'trimText')}
    >
      <Select {...field('convention')} labelPosition="left" size="small" />
      <Select {...field('types')} labelPosition="left" size="small" />
    </OptionRow>
  );
}
