import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Table } from '#ui/table/table.tsx';
import { text } from '../text.ts';

const rows = [
  { key: 'all', symbol: '*', example: '* * * * *' },
  { key: 'list', symbol: 'a,b', example: '0 8,12,18 * * *' },
  { key: 'range', symbol: 'a-b', example: '0 9-17 * * 1-5' },
  { key: 'step', symbol: '*/n', example: '*/15 * * * *' },
  { key: 'from', symbol: 'a/n', example: '5/20 * * * *' },
  { key: 'names', symbol: 'JAN, MON', example: '0 6 1 JAN,JUL *' },
  { key: 'macro', symbol: '@daily', example: '@daily' },
  { key: 'any', symbol: '?', example: '0 0 12 ? * MON-FRI' },
  { key: 'last', symbol: 'L', example: '0 0 12 L * ?' },
  { key: 'before', symbol: 'L-n, LW-n', example: '0 0 12 L-3 * ?' },
  { key: 'nearest', symbol: 'nW, LW', example: '0 0 12 15W * ?' },
  { key: 'nth', symbol: 'd#n', example: '0 12 ? * 2#1 *' },
] as const;

/** What the symbols mean; an example is tried with a click. */
export function Syntax({ onTry }: { readonly onTry: (expression: string) => void }) {
  const t = useText(text);
  const drawExample = ({ example }: (typeof rows)[number]) => <Try example={example} onTry={onTry} />;
  return (
    <Panel>
      <PanelRow>
        <h2>{t('syntax')}</h2>
      </PanelRow>
      <Table
        label={t('syntax')}
        rowKey={({ key }) => key}
        rows={rows}
        columns={[
          { id: 'symbol', header: t('symbol'), mono: true, width: 'narrow', cell: ({ symbol }) => symbol },
          { id: 'meaning', header: t('meaning'), width: 'wide', cell: ({ key }) => t(`syntax.${key}`) },
          {
            id: 'example',
            header: t('example'),
            cell: drawExample,
          },
        ]}
      />
    </Panel>
  );
}

function Try({ example, onTry }: { readonly example: string; readonly onTry: (expression: string) => void }) {
  const t = useText(text);
  return (
    <Button variant="line" size="small" aria-label={t('try', { example })} onClick={() => onTry(example)}>
      <code>{example}</code>
    </Button>
  );
}
