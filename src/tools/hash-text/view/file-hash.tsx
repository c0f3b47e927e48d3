import { useMemo, type Dispatch } from 'react';
import { encodeBase64 } from '#lib/base64.ts';
import { decodeHex } from '#lib/bytes.ts';
import type { FoundFiles } from '#ui/drop-zone/walk-folders.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { UnreadableFile } from '#ui/files/file-notice.tsx';
import { words } from '#ui/words.ts';
import { algorithms, inDisplayOrder, type Algorithm } from '../engine/algorithms.ts';
import { parseChecksumFile } from '../engine/checksum-file.ts';
import { filesOfEntries } from '../engine/list-files.ts';
import { text } from '../text.ts';
import { mostFiles } from './checks.ts';
import { ChecksPanel } from './checks-panel.tsx';
import { Compare, useNameList } from './compare.tsx';
import { shownDigest, type DraftProps, type HashDraft } from './draft.ts';
import type { ChecksItem, FileAction, FileItem } from './file-items.ts';
import { FilePanel } from './file-panel.tsx';
import { ListExport } from './list-export.tsx';
import { equalOf, neededFor, wantedOf } from './wanted.ts';

/** So many files are read at the same time. */
const atOnce = 2;
/** Files that a page might load get the digest of their `integrity` attribute too. */
const integrityLimit = 20_000_000;

/** Those of what was dropped are counted from 1. */
const pastedId = 0;

interface FilesProps {
  readonly draft: HashDraft;
  readonly items: readonly FileItem[];
  readonly checks: readonly ChecksItem[];
  readonly folder?: FoundFiles | undefined;
}

export function FileCompare({ draft, change, items }: DraftProps & Pick<FilesProps, 'items'>) {
  const t = useText(text);
  const nameList = useNameList();
  const wanted = useMemo(() => wantedOf(draft.expected), [draft.expected]);
  const match = items.find((item) => equalOf(item, wanted).length > 0);
  const needed = neededFor(draft.fileAlgorithms, wanted);
  const isDone = items.length > 0 && items.every(({ digests }) => needed.every((id) => digests[id]));
  const found = match
    ? {
        match: true,
        sentence: t('compare.file', { name: match.name, algorithms: nameList(equalOf(match, wanted)) }),
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

type FileDigestsProps = FilesProps & DraftProps & { readonly dispatch: Dispatch<FileAction> };

/** Every file's digests, the lists of checksums first. */
export function FileDigests({ draft, change, items, checks: dropped, folder, dispatch }: FileDigestsProps) {
  const t = useText(text);
  const pasted = useMemo(() => parseChecksumFile(draft.list), [draft.list]);
  const checks = draft.list === '' ? dropped : [{ id: pastedId, name: t('check.pasted'), ...pasted }, ...dropped];
  const wanted = useMemo(() => wantedOf(draft.expected), [draft.expected]);
  const needed = neededFor(draft.fileAlgorithms, wanted);
  const names = items.map(({ name }) => name);
  const listed = checks.flatMap(({ entries }) => {
    const about = filesOfEntries(entries, names);
    return entries.flatMap(({ algorithm }, at) => (about[at] ?? []).map((index) => ({ index, algorithm })));
  });
  const files = items.map((item, at) => {
    const ofLists = listed.filter(({ index }) => index === at).map(({ algorithm }) => algorithm);
    const shown = inDisplayOrder([...needed, ...ofLists]);
    const ofExport: readonly Algorithm[] = draft.style === 'sfv' ? ['crc32'] : [];
    const ofPages: readonly Algorithm[] = item.file.size > integrityLimit ? [] : ['sha384'];
    const computed = inDisplayOrder([...shown, ...ofPages, ...ofExport]);
    const missing = item.state === 'queued' ? computed.filter((id) => item.digests[id] === undefined) : [];
    return { item, shown, missing };
  });
  const turns = new Set(files.filter(({ missing }) => missing.length > 0).slice(0, atOnce));
  return (
    <>
      {folder && <FolderNotes {...folder} />}
      {checks.map((list) => (
        <ChecksPanel
          key={list.id}
          list={list}
          items={items}
          onRemove={() => (list.id === pastedId ? change({ list: '' }) : dispatch({ type: 'remove', id: list.id }))}
        />
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
      {items.length > 0 && <ListExport draft={draft} change={change} items={items} dispatch={dispatch} />}
    </>
  );
}

/** What of the dropped folders is not among the files. */
function FolderNotes({ files, more, unread }: FoundFiles) {
  const t = useText(text);
  const ui = useText(words);
  const isEmpty = files.length === 0 && unread.length === 0;
  if (!isEmpty && !more && unread.length === 0) return null;
  return (
    <Panel>
      {isEmpty && <StatusLine tone="warning">{t('folder.empty')}</StatusLine>}
      {more && <StatusLine tone="warning">{ui('firstListed', { count: mostFiles })}</StatusLine>}
      {unread.map((name) => (
        <UnreadableFile key={name} name={name} />
      ))}
    </Panel>
  );
}
