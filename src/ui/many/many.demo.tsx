import { useState } from 'react';
import { FoundList } from './found-list.tsx';
import { ListInput } from './list-input.tsx';

interface Row {
  readonly line: number;
  readonly word: string;
}

export function Demo() {
  const [text, setText] = useState('one\ntwo');
  const rows = text.split('\n').map((word, at): Row => ({ line: at + 1, word }));
  return (
    <>
      <ListInput name="Words, one per line" value={text} onChange={setText} />
      <FoundList
        label="Words"
        status={`${rows.length} words`}
        rows={rows}
        rowKey={({ line }) => line}
        columns={[
          { id: 'line', header: 'Line', cell: ({ line }) => line, width: 'narrow' },
          { id: 'word', header: 'Word', cell: ({ word }) => word },
        ]}
        exported={{ fileName: 'words', header: ['line', 'word'], cellsOf: ({ line, word }) => [line, word] }}
      />
    </>
  );
}
