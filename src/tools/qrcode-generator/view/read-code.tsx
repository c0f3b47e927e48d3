import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { DropZone } from '#ui/drop-zone/drop-zone.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useReading } from '#ui/hooks/use-reading.tsx';
import { useRunner } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Link } from '#ui/link/link.tsx';
import { OpenIn } from '#ui/open-in/open-in.tsx';
import { Fields, Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { read } from '../engine.ts';
import { isPlainWifi, readWifi, recognise } from '../engine/recognise.ts';
import { TabPanel } from '#ui/tabs/tabs.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { Camera } from './camera.tsx';
import type { PartProps } from './draft.ts';
import { pixelsOf, type Pixels } from '#ui/pixels.ts';

type Found = ReturnType<typeof useFound>;

interface ReaderProps extends Pick<PartProps, 'change'> {
  /** The list of the tabs, and the id that it shares with its panel. */
  readonly tabs: ReactNode;
  readonly id: string;
}

/** The tab that goes the other way: from a picture to its text. */
export function Reader({ tabs, id, change }: ReaderProps) {
  const found = useFound();
  return (
    <>
      <Panel>
        <div>
          {tabs}
          <TabPanel id={id} value="read">
            <Source found={found} />
          </TabPanel>
        </div>
      </Panel>
      <div className={styles.side}>
        <Reading found={found} change={change} />
      </div>
    </>
  );
}

/** What was read, from which source, and what went wrong. */
function useFound() {
  const { start, ...state } = useRunner(read);
  const [camera, setCamera] = useState(false);
  const [note, setNote] = useState<'read.notImage' | 'read.noCamera'>();
  const { open, dismiss } = useReading(
    ([file]) => {
      setCamera(false);
      return pixelsOf(file);
    },
    (picture) => {
      setNote(picture ? undefined : 'read.notImage');
      if (picture) start(picture);
    },
  );
  const isFresh = state.value !== undefined && !state.stale;
  // A code in front of the camera is found once.
  if (camera && isFresh && note === undefined && state.source && state.value !== undefined) setCamera(false);
  // A slow search is not given up for the next frame.
  const look = (frame: Pixels): void => {
    if (!state.slow) start(frame);
  };
  const turn = (on: boolean): void => {
    dismiss();
    if (on) state.clear();
    setNote(undefined);
    setCamera(on);
  };
  const refuse = (): void => {
    setCamera(false);
    setNote('read.noCamera');
  };
  return { ...state, open, camera, turn, look, refuse, note };
}

/** Where pictures come from: a file, the clipboard, the camera. */
function Source({ found }: { readonly found: Found }) {
  const t = useText(text);
  const { open, camera, turn, look, refuse } = found;
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent): void => {
      open([...(clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/')));
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  });
  return (
    <Fields columns={1}>
      {camera ? (
        <Camera onFrame={look} onRefused={refuse} />
      ) : (
        <DropZone accept="image/*" onFiles={open}>
          {t('read.hint')}
        </DropZone>
      )}
      <Button
        className={styles.start}
        variant="line"
        icon={camera ? 'video-off' : 'camera'}
        onClick={() => turn(!camera)}
      >
        {t(camera ? 'read.stop' : 'read.camera')}
      </Button>
    </Fields>
  );
}

/** The text of the code, and where it leads. */
function Reading({ found, change }: { readonly found: Found; readonly change: PartProps['change'] }) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const { value, error, stale, camera, note, slow } = found;
  const kind = recognise(value ?? '');
  const edit = (): void => {
    if (value === undefined) return;
    if (kind === 'wifi') change({ tab: 'wifi', ...readWifi(value) });
    else change({ tab: 'text', text: value });
  };
  const isOld = stale || note !== undefined;
  const fault = note ? t(note) : error && !camera ? errorText(error) : undefined;
  return (
    <Panel label={t('read.title')} busy={slow}>
      <PanelRow>
        <PanelTitle>{t('read.title')}</PanelTitle>
        {value !== undefined && <CopyButton text={value} stale={isOld} />}
      </PanelRow>
      {value === undefined ? (
        <div className={styles.stage}>
          <Empty>{t(camera ? 'read.searching' : 'read.empty')}</Empty>
        </div>
      ) : (
        <output className={styles.reading} data-stale={isOld || undefined} dir="auto">
          {kind === 'url' ? <Link href={value}>{value}</Link> : value}
        </output>
      )}
      {value !== undefined && (
        <StatusLine
          facts={[t('read.kind', { kind: t(`kind.${kind}`) })]}
          actions={
            kind === 'wifi' && !isPlainWifi(value) ? (
              <OpenIn tool="wifi-qr-code-generator" values={{ payload: value }} disabled={isOld}>
                {t('wifi.more')}
              </OpenIn>
            ) : (
              <Button variant="line" size="small" icon="pencil" stale={isOld} onClick={edit}>
                {t('read.edit')}
              </Button>
            )
          }
        />
      )}
      {fault !== undefined && <StatusLine tone="error">{fault}</StatusLine>}
    </Panel>
  );
}
