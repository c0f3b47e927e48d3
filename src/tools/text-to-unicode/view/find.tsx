import type { Translate } from '#core/text.ts';
import { Button } from '#ui/button/button.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import type { Column } from '#ui/table/table.tsx';
import { find } from '../engine.ts';
import type { Character } from '../engine/character.ts';
import { text } from '../text.ts';
import { Characters } from './characters.tsx';
import { fields, type DraftProps } from './draft.ts';

/** Characters by name, number, block or script; each can be added to the text. */
export function Find({ draft, change, current }: DraftProps & { readonly current: string }) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const isEmpty = draft.query.trim() === '';
  const { value } = useOperation(find, { query: draft.query, limit: 500 }, { enabled: !isEmpty });
  return (
    <>
      <Fields columns={1}>
        <InputText {...field('query')} icon="search" clearable rawText />
      </Fields>
      <Characters
        rows={isEmpty ? [] : (value ?? [])}
        rowKey={({ decimal }) => decimal}
        empty={t(isEmpty || !value ? 'find.start' : 'find.none')}
        extra={addColumn(t, (char) => change({ text: current + char, source: 'text' }))}
      />
    </>
  );
}

function addColumn(t: Translate<(typeof text)['en']>, onAdd: (char: string) => void): Column<Character> {
  return {
    id: 'add',
    header: t('column.add'),
    width: 'narrow',
    align: 'end',
    cell: ({ char, name }) => (
      <Button variant="quiet" size="small" icon="plus" label={t('add', { name })} onClick={() => onAdd(char)} />
    ),
  };
}
