import { FaultLine } from '#ui/fault/fault-line.tsx';
import type { OperationState } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { PlaceList } from '#ui/place-list/place-list.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import type { Report } from '../engine/convert.ts';
import { text } from '../text.ts';
import { isEmpty, sampleAt, shownIndex, withSample, type DraftProps } from './draft.ts';

interface StatusProps extends DraftProps {
  readonly run: OperationState<Report> & { readonly cancel: () => void };
  /** Leads to an offset in a sample. */
  readonly onGoTo: (sample: number, offset: number) => void;
}

/** Under the panes: what is wrong with the samples, or what was found in them and where they differ. */
export function Status({ draft, change, run, onGoTo }: StatusProps) {
  const t = useText(text);
  const { error, progress, slow, stale, value } = run;
  if (slow) return <Progress done={progress?.done} total={progress?.total} onCancel={run.cancel} />;
  if (isEmpty(draft)) return <StatusLine>{t('hint')}</StatusLine>;
  if (error) {
    const sample = shownIndex(draft, Number(error.details['sample'] ?? 0));
    const isElsewhere = 'sample' in error.details && sample !== draft.at;
    return (
      <>
        {isElsewhere && <StatusLine>{t('sample', { number: sample + 1 })}</StatusLine>}
        <FaultLine
          messages={text}
          error={error}
          onGoTo={(offset) => onGoTo(sample, offset)}
          json={{
            value: sampleAt(draft, sample),
            onReplace: (repaired) => change(withSample(draft, sample, repaired)),
          }}
        />
      </>
    );
  }
  if (!value) return <StatusLine />;
  const facts = [
    t('typeCount', { count: value.types }),
    value.samples > 1 && t('sampleCount', { count: value.samples }),
    value.optional > 0 && t('optionalCount', { count: value.optional }),
    value.nullable > 0 && t('nullableCount', { count: value.nullable }),
    value.unions > 0 && t('unionCount', { count: value.unions }),
    value.bigs > 0 && t('bigCount', { count: value.bigs }),
  ].filter((fact) => fact !== false);
  const about = (sample: number, path: string): string =>
    draft.samples.length > 0 ? `${t('sample', { number: shownIndex(draft, sample) + 1 })} ${path}` : path;
  return (
    <>
      <StatusLine {...{ facts, stale }} />
      {value.spots.length > 0 && (
        <PlaceList
          label={t('spots')}
          stale={stale}
          items={value.spots.map(({ code, line, path, sample }, index) => ({
            key: String(index),
            text: t(`spot.${code}`),
            line,
            about: about(sample, path),
          }))}
          count={value.unions + value.bigs}
          onGoTo={(_, index) => {
            const spot = value.spots[index];
            if (spot) onGoTo(shownIndex(draft, spot.sample), spot.offset);
          }}
        />
      )}
    </>
  );
}
