/** Brings the menu's link to the current page into view, unless somebody is looking for something in the menu. */
export function showCurrent(): void {
  const nav = document.querySelector('#menu nav:not(:hover)');
  const item = nav?.querySelector('[aria-current]');
  if (!nav || !item) return;
  const box = nav.getBoundingClientRect();
  const { top, bottom } = item.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) nav.scrollTop += top - box.top - box.height / 2;
}
