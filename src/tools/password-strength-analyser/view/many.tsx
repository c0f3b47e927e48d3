import { formatNumber, type Translate } from '#core/text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { Table, type Column } from '#ui/table/table.tsx';
import { analyseList, type ListedAnalysis } from '../engine.ts';
import { text } from '../text.ts';
import type { TabProps } from '../view.tsx';
import { Dictionaries } from './dictionaries.tsx';
import { formatDuration } from './duration.ts';

/** Several passwords, told apart by their lines: the table shows none of them. */
export function Many({ draft, change, userInputs, dictionaries }: TabProps) {
  const t = useText(text);
  const { passwords, guessesPerSecond } = draft;
  const isEmpty = passwords.trim() === '';
  const result = useOperation(
    analyseList,
    { passwords, userInputs, guessesPerSecond },
    { enabled: !isEmpty && dictionaries.ready },
  );
  return (
    <Panel busy={result.slow || dictionaries.loading}>
      <Fields columns={1}>
        <SecretField
          label={t('many.label')}
          hint={t('many.help')}
          placeholder={t('password.placeholder')}
          value={passwords}
          onChange={(next) => change({ passwords: next })}
          onFocus={dictionaries.load}
          multiline
          rows={5}
          monospace
          autofocus
        />
      </Fields>
      <Dictionaries dictionaries={dictionaries} />
      {result.slow && <Progress done={result.progress?.done} total={result.progress?.total} onCancel={result.cancel} />}
      <div data-stale={result.stale || undefined}>
        <Table
          label={t('many.table')}
          columns={columnsOf(t)}
          rows={isEmpty ? [] : (result.value ?? [])}
          rowKey={({ line }) => line}
          empty={t('many.empty')}
        />
      </div>
    </Panel>
  );
}

function columnsOf(t: Translate<(typeof text)['en']>): readonly Column<ListedAnalysis>[] {
  return [
    { id: 'line', header: t('many.line'), width: 'narrow', cell: ({ line }) => line },
    { id: 'length', header: t('many.length'), width: 'narrow', cell: ({ analysis }) => analysis.length },
    { id: 'score', header: t('many.score'), cell: ({ analysis }) => t(`score.${analysis.score}`) },
    {
      id: 'bits',
      header: t('many.bits'),
      width: 'narrow',
      cell: ({ analysis }) => formatNumber(analysis.guessBits, t.language),
    },
    {
      id: 'time',
      header: t('many.time'),
      width: 'wide',
      cell: ({ analysis }) => formatDuration(analysis.crackSeconds.offlineFast, t),
    },
  ];
}
