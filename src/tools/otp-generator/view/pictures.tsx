import { useEffect, useEffectEvent, useReducer, type ReactNode } from 'react';
import type { Failure } from '#core/operation.ts';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { usePageDrop } from '#ui/drop-zone/use-page-drop.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useRunner } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { pixelsOf } from '#ui/pixels.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { readCode } from '../engine.ts';
import { text } from '../text.ts';

interface PictureFault {
  readonly id: number;
  readonly name: string;
  readonly sentence: string;
}

interface Pictures {
  /** Opens pictures; they can be dropped on the page and pasted as well. */
  readonly button: ReactNode;
  readonly busy: boolean;
  /** Those of the pictures that were opened together last. */
  readonly faults: readonly PictureFault[];
}

/** Bytes; a list of addresses is shorter. */
const largestText = 1_000_000;
const hasAddress = /^[^\S\n]*otpauth(?:-migration)?:\/\//im;

/** A text file with addresses, such as the one that is exported here. */
async function addressesIn(file: File): Promise<string | undefined> {
  if (file.size > largestText) return undefined;
  const content = await file.text();
  return hasAddress.test(content) ? content.trim() : undefined;
}

interface State {
  readonly queue: readonly File[];
  readonly faults: readonly PictureFault[];
}

type Action =
  | { readonly type: 'add'; readonly files: readonly File[] }
  /** The first of the queue is done; without a fault it was read. */
  | { readonly type: 'done'; readonly fault?: string };

function reduce({ queue, faults }: State, action: Action): State {
  if (action.type === 'add') {
    return { queue: [...queue, ...action.files], faults: queue.length === 0 ? [] : faults };
  }
  const [file, ...rest] = queue;
  const { fault: sentence } = action;
  if (!file || sentence === undefined) return { queue: rest, faults };
  return { queue: rest, faults: [...faults, { id: faults.length, name: file.name, sentence }] };
}

/** Reads the QR codes of pictures, one after the other, and the lines of text files. */
export function usePictures(onLines: (lines: string) => void): Pictures {
  const t = useText(text);
  const errorText = useErrorText(text);
  const { start, clear, value, error, slow } = useRunner(readCode, { transient: true });
  const [{ queue, faults }, dispatch] = useReducer(reduce, { queue: [], faults: [] });
  const [file] = queue;

  const take = useEffectEvent((lines: string) => {
    const isList = hasAddress.test(lines);
    if (isList) onLines(lines.trim());
    dispatch(isList ? { type: 'done' } : { type: 'done', fault: t('image.other') });
  });
  const refuse = useEffectEvent((why: Failure | 'image.none') => {
    dispatch({ type: 'done', fault: why === 'image.none' ? t(why) : errorText(why) });
  });
  useEffect(() => {
    if (!file) return undefined;
    let isCurrent = true;
    void (async () => {
      const picture = await pixelsOf(file);
      const lines = picture ? undefined : await addressesIn(file).catch(() => undefined);
      if (!isCurrent) return;
      if (picture) start(picture);
      else if (lines === undefined) refuse('image.none');
      else take(lines);
    })();
    return () => {
      isCurrent = false;
    };
  }, [file, start]);
  useEffect(() => {
    if (value === undefined && !error) return;
    clear();
    if (error) refuse(error);
    else take(value ?? '');
  }, [value, error, clear]);

  const add = (files: readonly File[]): void => {
    if (files.length > 0) dispatch({ type: 'add', files });
  };
  usePageDrop(add);
  const paste = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    add([...(clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/')));
  });
  useEffect(() => {
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);
  return {
    button: <OpenButton variant="line" accept="image/*,.txt" label={t('image.openMany')} onFiles={add} multiple />,
    busy: slow,
    faults,
  };
}

export function PictureFaults({ faults }: Pick<Pictures, 'faults'>) {
  return faults.map(({ id, name, sentence }) => (
    <StatusLine key={id} tone="error" where={name}>
      {sentence}
    </StatusLine>
  ));
}
