import { keepFrench } from '#ui/hooks/tables.ts';
import { closeOverlay, useOverlay } from '../overlay.ts';

/** Offers what a tool's page has done as a command, a program, a request, a link or a step of a pipe. */
export async function showCopyAs(tool: string): Promise<void> {
  const [{ CopyAsDialog }, french, pipe] = await Promise.all([
    import('./copy-as-dialog.tsx'),
    import('./copy-as.words.fr.ts'),
    import('../pipe/words.fr.ts'),
  ]);
  keepFrench('copy-as', french.default);
  keepFrench('pipe', pipe.default);
  useOverlay.setState({ content: <CopyAsDialog tool={tool} first={undefined} onClose={closeOverlay} /> });
}
