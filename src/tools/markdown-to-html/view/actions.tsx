import { copyParts } from '#core/platform.ts';
import { announce } from '#ui/announce.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { MenuItem } from '#ui/menu/menu.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';

interface ActionsProps {
  readonly source: string;
  /** As it is shown and copied. */
  readonly html: string;
  /** Clean, whatever the option says. */
  readonly clean: string;
  readonly stale: boolean;
}

/** Copy, Copy as rich text, Download and Print. */
export function Actions({ source, html, clean, stale }: ActionsProps) {
  const t = useText(text);
  const ui = useText(words);
  const isEmpty = html === '';
  const copyRich = async (): Promise<void> => {
    const parts = { 'text/html': clean, 'text/plain': source };
    const blobs = Object.entries(parts).map(([type, part]) => [type, new Blob([part], { type })]);
    if (await copyParts(Object.fromEntries(blobs) as Record<string, Blob>)) announce(ui('copied'));
    else toast(ui('copyFailed'));
  };
  const print = async (): Promise<void> => (await import('#ui/html-preview/page.ts')).printPage(clean);
  return (
    <>
      <CopyButton text={html} label={t('copyHtml')} stale={stale} />
      <MenuButton label={t('more')}>
        <MenuItem icon="clipboard-type" disabled={isEmpty || stale} onSelect={() => void copyRich()}>
          {t('copyRich')}
        </MenuItem>
        <MenuItem icon="download" disabled={isEmpty || stale} onSelect={() => download(html, 'page.html', 'text/html')}>
          {t('downloadHtml')}
        </MenuItem>
        <MenuItem icon="printer" disabled={isEmpty || stale} onSelect={() => void print()}>
          {t('print')}
        </MenuItem>
      </MenuButton>
    </>
  );
}
