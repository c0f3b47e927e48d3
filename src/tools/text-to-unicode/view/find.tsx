import type { Translate } from '#core/text.ts';
import { Button } from '#ui/button/button.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import type { Column } from '#ui/table/table.tsx';
import { words } from '#ui/words.ts';
import { find } from '../engine.ts';
import type { Character } from '../engine/character.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { Characters } from './characters.tsx';
import { fields, type TextTabProps } from './draft.ts';

/** As many as the operation gives. */
const limit = 500;

/** Characters by name, number, block or script; each can be added to the text. */
export function Find({ draft, change, current, isOld }: TextTabProps) {
  const t = useText(text);
  const ui = useText(words);
  const field = useFields(fields, text, draft, change);
  const isEmpty = draft.query.trim() === '';
  const { value, stale } = useOperation(find, { query: draft.query, limit }, { enabled: !isEmpty });
  return (
    <>
      <Fields columns={1}>
        <InputText {...field('query')} icon="search" clearable rawText />
      </Fields>
      <div data-stale={stale || undefined}>
        {!isEmpty && value?.length === limit && <p className={styles.note}>{ui('firstListed', { count: limit })}</p>}
        <Characters
          rows={isEmpty ? [] : (value ?? [])}
          rowKey={({ decimal }) => decimal}
          stale={stale}
          empty={t(isEmpty || !value ? 'find.start' : 'find.none')}
          extra={addColumn(t, isOld, (char) => change({ text: current + char, source: 'text' }))}
        />
      </div>
    </>
  );
}

function addColumn(
  t: Translate<(typeof text)['en']>,
  disabled: boolean,
  onAdd: (char: string) => void,
): Column<Character> {
  return {
    id: 'add',
    header: t('column.add'),
    width: 'narrow',
    align: 'end',
    cell: ({ char, name }) => (
      <Button
        variant="quiet"
        size="small"
        icon="plus"
        label={t('add', { name })}
        disabled={disabled}
        onClick={() => onAdd(char)}
      />
    ),
  };
}
