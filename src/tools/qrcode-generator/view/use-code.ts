import { secret } from '#core/field.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { contrast, encode, payload } from '../engine.ts';
import type { QrDraft } from './draft.ts';

/** Longer texts make a code in the worker: version 20 and more takes longer than a frame. */
const pageLength = 300;
const encodeInWorker = { ...encode, thread: 'worker' } as const;
/** For a text with a password in it, which “Copy as” must not write. */
const encodeSecret = { ...encode, input: { ...encode.input, text: secret() } };

/** Content of the code, its matrix and the colors to draw it in. */
export function useCode(draft: QrDraft) {
  const { tab } = draft;
  const isForm = tab !== 'text' && tab !== 'read';
  const written = useOperation(payload, { ...draft, kind: tab }, { enabled: isForm });
  const content = tab === 'text' ? draft.text : isForm && !written.error ? (written.value ?? '') : '';
  const wanted = { ...draft, text: content };
  const holdsPassword = tab === 'wifi' && draft.security !== 'nopass' && draft.password !== '';
  const ofText = content.length > pageLength ? encodeInWorker : encode;
  const matrix = useOperation(holdsPassword ? encodeSecret : ofText, wanted, { enabled: content !== '' });
  const light = draft.transparent ? 'transparent' : draft.light;
  const colors = useOperation(contrast, { dark: draft.dark, light });
  return { content, written, matrix, colors };
}

export type Code = ReturnType<typeof useCode>;
