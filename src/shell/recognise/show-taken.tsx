import { pathOf } from '../location.ts';
import { useOverlay } from '../overlay.ts';
import { RecogniseDialog } from './recognise-dialog.tsx';
import { take, type Taken } from './taken.ts';

/**
 * Shows what was pasted or dropped may be: on home above the cards, elsewhere over the page. Of what comes together only
 * the first two count, because two texts can be compared.
 */
export function showTaken(...all: readonly Taken[]): void {
  all.slice(0, 2).forEach(take);
  if (pathOf(location.pathname) !== '/') useOverlay.setState({ content: <RecogniseDialog /> });
}
