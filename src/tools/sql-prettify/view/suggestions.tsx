import { Button } from '#ui/button/button.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { suggestDialects } from '../engine.ts';
import { text } from '../text.ts';
import { dialectNames, type DraftProps } from './draft.ts';

/** From here on the library takes seconds. */
export const largeFrom = 200_000;

/** The dialects that would take the text. */
export function Suggestions({ sql, draft, change }: Pick<DraftProps, 'draft' | 'change'> & { readonly sql: string }) {
  const t = useText(text);
  const { value = [], stale } = useOperation(suggestDialects, { sql }, { enabled: sql.length <= largeFrom });
  if (value.length === 0 || stale) return null;
  // The chosen one would take it too, with its placeholders recognized: another one does not help.
  if (value.some((dialect) => dialect === (draft.dialect === 'tsql' ? 'transactsql' : draft.dialect))) return null;
  return (
    <StatusLine
      actions={value.map((dialect) => (
        <Button key={dialect} variant="line" size="small" onClick={() => change({ dialect })}>
          {dialect === 'sql' ? t('dialect.sql') : dialectNames[dialect]}
        </Button>
      ))}
    >
      {t('parsesAs')}
    </StatusLine>
  );
}
