import { toolAt } from './catalogue.ts';
import { trace } from './trace.ts';

/**
 * Makes a page ready to type: the focus, which has been nowhere or on the heading, goes to the main input. What finds it
 * is loaded behind the page; on touch, where the focus would open the keyboard over the page, it is not.
 */
export function focusMainInput(path: string): void {
  if (!matchMedia('(pointer: fine)').matches) return;
  const before = document.activeElement;
  import('./main-input.ts').then(
    ({ focusInput }) => {
      // Somebody was faster.
      if (document.activeElement === before) focusInput(toolAt(path)?.id);
    },
    // The heading keeps the focus.
    trace,
  );
}
