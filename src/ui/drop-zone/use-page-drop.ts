import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Whether the dragged data contains files. Text dragged within the page does not. */
const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** An editor that takes files itself. */
const isElsewhere = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-takes-files]') !== null;

/**
 * Takes files dropped anywhere on the page while mounted; true while files are over the page. What was dropped comes along
 * for `entriesOf`, since a folder is a file that cannot be read.
 */
export function usePageDrop(onFiles: (files: readonly File[], dropped: DataTransfer) => void): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  // As soon as it is seen that the page takes files.
  useLayoutEffect(() => {
    const drag = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(!isElsewhere(event));
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      if (!holdsFiles(event) || isElsewhere(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const dropped = event.dataTransfer;
      if (dropped?.files.length) latest.current([...dropped.files], dropped);
    };
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    addEventListener('dragover', drag, options);
    addEventListener('dragleave', leave, options);
    addEventListener('drop', drop, options);
    return () => controller.abort();
  }, []);
  return over;
}
