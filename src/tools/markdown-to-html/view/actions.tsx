import { useEffect } from 'react';
import type { Draft } from '#core/field.ts';
import { copyParts } from '#core/platform.ts';
import { announce } from '#ui/announce.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { useRunner } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { MenuItem } from '#ui/menu/menu.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { words } from '#ui/words.ts';
import { convert } from '../engine.ts';
import { text } from '../text.ts';

interface ActionsProps {
  /** What is converted. */
  readonly input: Draft<typeof convert.input>;
  /** As it is shown and copied. */
  readonly html: string;
  /** Clean, whatever the option says. */
  readonly clean: string;
  readonly stale: boolean;
  /** `clean` is that of an older text. */
  readonly isCleanOld: boolean;
}

/** Copy, Copy as rich text, Download and Print. */
export function Actions({ input, html, clean, stale, isCleanOld }: ActionsProps) {
  const t = useText(text);
  const ui = useText(words);
  const isEmpty = html === '';
  const copyRich = async (): Promise<void> => {
    const parts = { 'text/html': clean, 'text/plain': input.text };
    const blobs = Object.entries(parts).map(([type, part]) => [type, new Blob([part], { type })]);
    if (await copyParts(Object.fromEntries(blobs) as Record<string, Blob>)) announce(ui('copied'));
    else toast(ui('copyFailed'));
  };
  const { start, clear, value: page } = useRunner(convert, { transient: true });
  useEffect(() => {
    if (page === undefined) return;
    download(page, 'page.html', 'text/html');
    clear();
  }, [page, clear]);
  const print = async (): Promise<void> => (await import('#ui/html-preview/page.ts')).printPage(clean);
  return (
    <>
      <CopyButton text={html} label={t('copyHtml')} stale={stale} />
      <MenuButton label={t('more')}>
        <MenuItem icon="clipboard-type" disabled={isEmpty || isCleanOld} onSelect={() => void copyRich()}>
          {t('copyRich')}
        </MenuItem>
        <MenuItem
          icon="download"
          disabled={isEmpty || stale}
          onSelect={() => start(input.document ? input : { ...input, document: true, style: 'simple' })}
        >
          {t('downloadHtml')}
        </MenuItem>
        <MenuItem icon="printer" disabled={isEmpty || isCleanOld} onSelect={() => void print()}>
          {t('print')}
        </MenuItem>
      </MenuButton>
    </>
  );
}
