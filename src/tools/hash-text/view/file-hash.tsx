import { useMemo, type Dispatch } from 'react';
import { encodeBase64 } from '#lib/base64.ts';
import { decodeHex, encodeHex } from '#lib/bytes.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { algorithms, inDisplayOrder, type Algorithm } from '../engine/algorithms.ts';
import { formatChecksumLine } from '../engine/checksum-file.ts';
import { candidates, readExpected } from '../engine/expected.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { isAbout } from './checks.ts';
import { ChecksPanel } from './checks-panel.tsx';
import { Compare, useNameList } from './compare.tsx';
import { shownDigest, type DraftProps, type HashDraft } from './draft.ts';
import type { ChecksItem, FileAction, FileItem } from './file-items.ts';
import { FilePanel } from './file-panel.tsx';

/** So many files are read at the same time. */
const atOnce = 2;
/** Files that a page might load get the digest of their `integrity` attribute too. */
const integrityLimit = 20_000_000;

interface Wanted {
  /** Lower-case hexadecimal. */
  readonly digest: string;
  readonly algorithms: readonly Algorithm[];
}

/** The expected digest; undefined when there is none, null when it is not understood. */
function wantedOf(expected: string): Wanted | null | undefined {
  if (expected.trim() === '') return undefined;
  try {
    const read = readExpected(expected);
    return { digest: encodeHex(read.digest), algorithms: candidates(read) };
  } catch {
    return null;
  }
}

const equalOf = ({ digests }: FileItem, wanted: Wanted | null | undefined): Algorithm[] =>
  wanted ? wanted.algorithms.filter((id) => digests[id] === wanted.digest) : [];

interface FilesProps {
  readonly draft: HashDraft;
  readonly items: readonly FileItem[];
  readonly checks: readonly ChecksItem[];
}

export function FileCompare({ draft, change, items }: DraftProps & Pick<FilesProps, 'items'>) {
  const t = useText(text);
  const nameList = useNameList();
  const wanted = useMemo(() => wantedOf(draft.expected), [draft.expected]);
  const match = items.find((item) => equalOf(item, wanted).length > 0);
  const isDone = items.length > 0 && items.every(({ digests }) => draft.fileAlgorithms.every((id) => digests[id]));
  const found = match
    ? {
        match: true,
        sentence: t('compare.file', { name: match.file.name, algorithms: nameList(equalOf(match, wanted)) }),
      }
    : { match: false, sentence: t('compare.noFile') };
  return (
    <Compare
      value={draft.expected}
      onChange={(expected) => change({ expected })}
      error={wanted === null ? t('error.unrecognised-digest') : undefined}
      found={wanted && (match || isDone) ? found : undefined}
    />
  );
}

/** Every file's digests, the lists of checksums first. */
export function FileDigests({ draft, items, checks, dispatch }: FilesProps & { dispatch: Dispatch<FileAction> }) {
  const t = useText(text);
  const wanted = useMemo(() => wantedOf(draft.expected), [draft.expected]);
  const only = wanted?.algorithms.length === 1 ? wanted.algorithms : [];
  const files = items.map((item) => {
    const listed = checks.flatMap(({ entries }) => entries.filter(({ name }) => isAbout(name, item.file)));
    const shown = inDisplayOrder([...draft.fileAlgorithms, ...only, ...listed.map(({ algorithm }) => algorithm)]);
    const computed = item.file.size > integrityLimit ? shown : inDisplayOrder([...shown, 'sha384']);
    const missing = item.state === 'queued' ? computed.filter((id) => item.digests[id] === undefined) : [];
    return { item, shown, missing };
  });
  const turns = new Set(files.filter(({ missing }) => missing.length > 0).slice(0, atOnce));
  const lines = items.flatMap(({ file, digests }) =>
    digests.sha256 === undefined ? [] : [`${formatChecksumLine(digests.sha256, file.name)}\n`],
  );
  const isChosen = draft.fileAlgorithms.includes('sha256');
  const noLines = lines.length === 0 ? t(isChosen ? 'copy.lines.early' : 'copy.lines.other') : undefined;
  return (
    <>
      {checks.map((list) => (
        <ChecksPanel key={list.id} list={list} items={items} dispatch={dispatch} />
      ))}
      {files.map((file) => (
        <FilePanel
          key={file.item.id}
          item={file.item}
          shown={file.shown}
          missing={turns.has(file) ? file.missing : []}
          digests={Object.fromEntries(
            algorithms.flatMap((id) => {
              const hex = file.item.digests[id];
              return hex === undefined ? [] : [[id, shownDigest(hex, draft)]];
            }),
          )}
          equal={equalOf(file.item, wanted)}
          integrity={file.item.digests.sha384 && `sha384-${encodeBase64(decodeHex(file.item.digests.sha384))}`}
          dispatch={dispatch}
        />
      ))}
      {items.length > 0 && (
        <Panel>
          <PanelRow>
            <CopyButton variant="line" text={lines.join('')} label={t('copy.lines')} title={noLines} />
            <span className={styles.actions}>
              <Button variant="quiet" size="small" icon="trash-2" onClick={() => dispatch({ type: 'clear' })}>
                {t('files.clear')}
              </Button>
            </span>
          </PanelRow>
        </Panel>
      )}
    </>
  );
}
