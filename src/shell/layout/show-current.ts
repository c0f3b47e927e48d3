/** Brings the menu's link to the current page into view, unless somebody is looking for something in the menu. */
export function showCurrent(): void {
  const nav = document.querySelector<HTMLElement>('#menu nav:not(:hover)');
  const box = nav?.getBoundingClientRect();
  const item = nav?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!nav || !box || !item || (item.top >= box.top && item.bottom <= box.bottom)) return;
  nav.scrollTop += item.top - box.top - box.height / 2;
}
