import { useLanguageStore } from '#ui/hooks/language.ts';
import { isMarkedOtherwise } from './home/new-tools.ts';
import { touchPage, watchTouches } from './static-part.tsx';
import { useFavorites } from './stores/favorites.ts';
import { useMenuStore } from './stores/menu.ts';

/** Whether the visitor sees something other than the page prerendered for everybody. */
function differs(path: string): boolean {
  if (useFavorites.getState().ids.length > 0) return true;
  if (Object.keys(useMenuStore.getState().collapsedCategories).length > 0) return true;
  if (path !== '/') return false;
  return location.search !== '' || isMarkedOtherwise();
}

/** Leaves the static parts of the prerendered page as they stand until something in them changes. */
export function keepStatic(path: string): void {
  if (differs(path)) {
    touchPage();
    return;
  }
  watchTouches();
  useFavorites.subscribe(touchPage);
  useLanguageStore.subscribe(touchPage);
  useMenuStore.subscribe(({ collapsedCategories: now }, { collapsedCategories: before }) => {
    if (now !== before) touchPage();
  });
}
