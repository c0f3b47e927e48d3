import { lazy } from 'react';
import type { ToolRow } from '#core/tool.ts';
import { Button } from '#ui/button/button.tsx';
import { Late } from '#ui/late/late.tsx';
import { useShellText } from '../messages/messages.ts';
import { useLinkRequest } from './link-request.ts';

const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog.tsx')).LinkDialog }));

/** Opens the dialog that shows what a link to the tool would hold. */
export function CopyLink({ tool }: { readonly tool: ToolRow }) {
  const t = useShellText();
  const open = useLinkRequest((state) => state.open);
  const setOpen = useLinkRequest((state) => state.setOpen);
  return (
    <>
      <Button variant="line" icon="link" onClick={() => setOpen(true)}>
        {t('copyLink')}
      </Button>
      {open && (
        <Late>
          <LinkDialog tool={tool} onClose={() => setOpen(false)} />
        </Late>
      )}
    </>
  );
}
