import { useText } from '#ui/hooks/use-text.ts';
import { PlaceList } from '#ui/place-list/place-list.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import type { Fate } from '../engine/fates.ts';
import type { Message } from '../engine/request.ts';
import { text } from '../text.ts';
import { toldOf } from './told.ts';
import styles from './view.module.css';

interface FateListProps {
  readonly fates: readonly Fate[];
  readonly messages: readonly Message[];
  /** They are of an older text. */
  readonly stale: boolean;
  readonly onGoTo: (line: number) => void;
}

/** What became of each flag, and what else has to be known of the requests. */
export function FateList({ fates, messages, stale, onGoTo }: FateListProps) {
  const t = useText(text);
  const told = toldOf(fates, messages);
  // What no flag has set is called by a word of the page.
  const nameOf = (flag: string): string =>
    flag === 'body' || flag === 'filename' || flag === 'followRedirects' || flag === 'lineBreaks'
      ? t(`lost.${flag}`)
      : flag;
  const rows = [
    ...told.fates.map(({ code, flag, line, name }) => ({
      line,
      sentence:
        code === 'client-only' || code === 'not-carried' || code === 'unknown-flag'
          ? t(`note.${code}`, { flag })
          : t(`fate.${code}`, { flag, name: name ?? '' }),
    })),
    ...told.others.map(({ code, flag, line }) => ({
      line,
      sentence: t(`note.${code}`, { flag: code === 'not-carried' ? nameOf(flag ?? '') : (flag ?? '') }),
    })),
  ];
  if (rows.length === 0) return <StatusLine ok={t('none')} />;
  return (
    <div className={styles.fates}>
      <PlaceList
        label={t('fates')}
        items={rows.map(({ line, sentence }, index) => ({ key: String(index), text: sentence, line }))}
        stale={stale}
        onGoTo={onGoTo}
      />
    </div>
  );
}
