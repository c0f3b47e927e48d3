import { formatNumber, type Translate } from '#core/text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { FoundList, type Exported } from '#ui/many/found-list.tsx';
import { Fields, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import type { Column } from '#ui/table/table.tsx';
import { analyseList, type ListedAnalysis } from '../engine.ts';
import { text } from '../text.ts';
import { listAttackOf, secondsIn, type ListAttack } from './attack.ts';
import { Attacker } from './attacker.tsx';
import { fields, type TabProps } from './draft.ts';
import { Dictionaries, Loading } from './dictionaries.tsx';
import { formatDuration } from './duration.ts';
import { ratingOf } from './rating.ts';
import styles from '../view.module.css';

function exportedOf(attack: ListAttack): Exported<ListedAnalysis> {
  const isCustom = attack === 'custom';
  return {
    fileName: 'password-strengths',
    header: ['line', 'length', 'score', 'bits', 'secondsOfflineFast', ...(isCustom ? ['secondsCustom'] : [])],
    cellsOf: ({ line, analysis: { length, score, guessBits, crackSeconds } }) => [
      line,
      length,
      score,
      guessBits,
      crackSeconds.offlineFast,
      ...(isCustom ? [crackSeconds.custom] : []),
    ],
  };
}

/** Several passwords, told apart by their lines: the table shows none of them. */
export function Many({ draft, change, userInputs, dictionaries }: TabProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const { passwords, guessesPerSecond } = draft;
  const attack = listAttackOf(draft);
  const isEmpty = passwords.trim() === '';
  const result = useOperation(
    analyseList,
    { passwords, userInputs, guessesPerSecond },
    { enabled: !isEmpty && dictionaries.ready },
  );
  const rows = isEmpty ? undefined : result.value;
  return (
    <>
      <Panel>
        <Fields columns={1}>
          <SecretField
            {...field('passwords')}
            placeholder={t('password.placeholder')}
            onFocus={dictionaries.load}
            multiline
            rows={5}
            monospace
            autofocus
          />
        </Fields>
        <Dictionaries dictionaries={dictionaries} />
        <PanelRow>
          <Attacker draft={draft} change={change} />
          <div className={styles.inRow}>
            {dictionaries.loading ? (
              <Loading />
            ) : (
              result.slow && (
                <Progress done={result.progress?.done} total={result.progress?.total} onCancel={result.cancel} />
              )
            )}
          </div>
        </PanelRow>
      </Panel>
      <FoundList
        label={t('many.table')}
        status={isEmpty ? t('many.empty') : rows && t('many.count', { count: rows.length })}
        columns={columnsOf(t, attack)}
        rows={rows}
        rowKey={({ line }) => line}
        stale={result.stale}
        exported={exportedOf(attack)}
      />
    </>
  );
}

function columnsOf(t: Translate<(typeof text)['en']>, attack: ListAttack): readonly Column<ListedAnalysis>[] {
  return [
    { id: 'line', header: t('many.line'), width: 'narrow', cell: ({ line }) => line },
    { id: 'length', header: t('many.length'), width: 'narrow', cell: ({ analysis }) => analysis.length },
    {
      id: 'score',
      header: t('many.score'),
      cell: ({ analysis }) => t(`score.${ratingOf(secondsIn(attack, analysis.crackSeconds))}`),
    },
    {
      id: 'bits',
      header: t('many.bits'),
      width: 'narrow',
      cell: ({ analysis }) => formatNumber(analysis.guessBits, t.language),
    },
    {
      id: 'time',
      header: t(`scenario.${attack}`),
      width: 'wide',
      cell: ({ analysis }) => formatDuration(secondsIn(attack, analysis.crackSeconds), t),
    },
  ];
}
