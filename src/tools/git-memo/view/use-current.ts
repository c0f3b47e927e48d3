import { useEffect, useState, type RefObject } from 'react';

/** The top bar and, on small screens, the list of sections are above it; what is in the lower half is not read yet. */
const band = '-150px 0px -50% 0px';

/** The section that stands at the top of the window; undefined before the page has been looked at. */
export function useCurrent(list: RefObject<HTMLElement | null>, sections: readonly { readonly id: string }[]) {
  const [current, setCurrent] = useState<string>();
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) seen[isIntersecting ? 'add' : 'delete'](target);
        const first = [...(list.current?.children ?? [])].find((section) => seen.has(section));
        if (first) setCurrent(first.querySelector('h2')?.id);
      },
      { rootMargin: band },
    );
    for (const section of list.current?.children ?? []) observer.observe(section);
    return () => observer.disconnect();
  }, [list, ids]);
  return current;
}
