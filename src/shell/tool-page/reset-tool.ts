import { draftOf } from '#ui/hooks/draft-memory.ts';
import { changeDraft } from '#ui/hooks/draft-store.ts';
import { useLanguageStore } from '#ui/hooks/language.ts';
import { usePageReset } from '#ui/hooks/page-reset.ts';
import { toast } from '#ui/toast/toast.tsx';
import { messagesOf } from '../messages/messages.ts';

/** Brings the defaults of the page of a tool back, and offers what was there before. */
export function resetTool(id: string): void {
  const { t } = messagesOf(useLanguageStore.getState().language);
  const before = draftOf(id)?.values;
  usePageReset.getState().resets.at(-1)?.();
  if (before) toast(t('wasReset'), { label: t('undo'), onSelect: () => changeDraft(id, before) });
}
