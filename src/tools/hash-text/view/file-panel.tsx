import { memo, useEffect, useRef, useState, type Dispatch } from 'react';
import { formatBytes } from '#core/byte-size.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { useRunner, type Progress as Done } from '#ui/hooks/use-runner.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { hashFile } from '../engine.ts';
import type { Algorithm } from '../engine/algorithms.ts';
import type { Digests } from '../engine/stream.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { DigestRows } from './digest-rows.tsx';
import type { FileAction, FileItem } from './file-items.ts';

interface FilePanelProps {
  readonly item: FileItem;
  readonly shown: readonly Algorithm[];
  readonly digests: Digests;
  readonly equal: readonly Algorithm[];
  /** What is still to be computed; empty until it is this file's turn. */
  readonly missing: readonly Algorithm[];
  /** The value of an `integrity` attribute. */
  readonly integrity: string | undefined;
  readonly dispatch: Dispatch<FileAction>;
}

/** What an item is shown with; small, and made again whenever any file changes. */
const lookOf = ({ shown, digests, equal, missing, integrity }: FilePanelProps): string =>
  JSON.stringify([shown, digests, equal, missing, integrity]);

/** One file: its name, how far its hashing is, its digests. Drawn again only when something of it changes. */
export const FilePanel = memo(
  OneFile,
  (before, after) => before.item === after.item && lookOf(before) === lookOf(after),
);

function OneFile({ item, shown, digests, equal, missing, integrity, dispatch }: FilePanelProps) {
  const t = useText(text);
  const { id, name, file } = item;
  const { slow, progress } = useHashing(item, missing, dispatch);
  return (
    <Panel label={name}>
      <PanelRow>
        <Icon name="file" size={18} />
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.size}>{formatBytes(file.size, t.language)}</span>
        <span className={styles.actions}>
          {integrity && <CopyButton text={`integrity="${integrity}"`} label={t('copy.integrity')} />}
          <Button
            variant="quiet"
            size="small"
            icon="x"
            label={t('files.remove', { name })}
            onClick={() => dispatch({ type: 'remove', id })}
          />
        </span>
      </PanelRow>
      {slow && <Pace progress={progress} item={item} dispatch={dispatch} />}
      <State item={item} dispatch={dispatch} />
      <DigestRows algorithms={shown} digests={digests} equal={equal} footer={false} />
    </Panel>
  );
}

/** Runs while there is something missing; reports the digests or the error. */
function useHashing({ id, file }: FileItem, missing: readonly Algorithm[], dispatch: Dispatch<FileAction>) {
  const { start, clear, value, error, stale, slow, progress } = useRunner(hashFile);
  const wanted = missing.join(' ');
  useEffect(() => {
    if (wanted === '') clear();
    else start({ file, algorithms: wanted.split(' ') as Algorithm[] });
  }, [wanted, file, start, clear]);
  useEffect(() => {
    if (value && !stale) dispatch({ type: 'hashed', id, digests: value.digests });
  }, [value, stale, id, dispatch]);
  useEffect(() => {
    if (error) dispatch({ type: 'set', id, state: error });
  }, [error, id, dispatch]);
  return { slow, progress };
}

interface StateProps {
  readonly item: FileItem;
  readonly dispatch: Dispatch<FileAction>;
}

function State({ item: { id, state }, dispatch }: StateProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  if (state === 'queued') return null;
  const again = (
    <Button variant="line" size="small" onClick={() => dispatch({ type: 'set', id, state: 'queued' })}>
      {t('file.again')}
    </Button>
  );
  return state === 'cancelled' ? (
    <StatusLine actions={again}>{t('file.cancelled')}</StatusLine>
  ) : (
    <StatusLine tone="error" actions={again}>
      {errorText(state)}
    </StatusLine>
  );
}

/** What is added to `done` in a second, on average since the first look at it; 0 until that is known. */
function useSpeed(done: number): number {
  const latest = useRef(done);
  const [speed, setSpeed] = useState(0);
  useEffect(() => {
    latest.current = done;
  });
  useEffect(() => {
    const [began, before] = [performance.now(), latest.current];
    const look = (): void => setSpeed(((latest.current - before) * 1000) / (performance.now() - began));
    const timer = setInterval(look, 200);
    return () => clearInterval(timer);
  }, []);
  return speed;
}

/** How far the file is read, and how fast. */
function Pace({ progress, item, dispatch }: StateProps & { readonly progress: Done | undefined }) {
  const t = useText(text);
  const done = progress?.done ?? 0;
  const speed = useSpeed(done);
  const size = (bytes: number): string => formatBytes(bytes, t.language);
  return (
    <Progress
      label={item.name}
      done={done}
      total={item.file.size}
      onCancel={() => dispatch({ type: 'set', id: item.id, state: 'cancelled' })}
    >
      {speed > 0
        ? t('file.progress', { done: size(done), total: size(item.file.size), speed: size(speed) })
        : undefined}
    </Progress>
  );
}
