import { useEffect, useRef } from 'react';

/** A file on the clipboard; a text that comes with a picture of itself is left to where it is pasted. */
export function usePastedFile(onFile: (file: File) => void): void {
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const file = event.clipboardData?.files[0];
      if (!file || event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      latest.current(file);
    };
    addEventListener('paste', paste, { capture: true });
    return () => removeEventListener('paste', paste, { capture: true });
  }, []);
}
