import { pathOf } from '../location.ts';
import { useOverlay } from '../overlay.ts';
import { RecogniseDialog } from './recognise-dialog.tsx';
import { take, type Taken } from './taken.ts';

/** Shows what was pasted or dropped may be: on home above the cards, elsewhere over the page. */
export function showTaken(taken: Taken): void {
  take(taken);
  if (pathOf(location.pathname) !== '/') useOverlay.setState({ content: <RecogniseDialog /> });
}
