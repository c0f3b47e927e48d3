import { useRef } from 'react';
import { usePlacedFiles, type TextFile } from '#ui/files/use-text-file.tsx';

interface SampleFiles extends TextFile {
  readonly openAll: (files: readonly File[]) => void;
}

/** Opens one file, or several dropped together, whose documents follow each other in the order of the files. */
export function useSampleFiles(onText: (text: string) => void): SampleFiles {
  const texts = useRef<(string | undefined)[]>([]);
  const { open, ...files } = usePlacedFiles((opened, _file, place) => {
    texts.current[Number(place)] = opened;
    onText(texts.current.filter((text) => text !== undefined).join('\n'));
  });
  const openAll = (given: readonly File[]): void => {
    // What is still being read belongs to those before.
    files.dismiss();
    texts.current = [];
    for (const [index, file] of given.entries()) open(file, String(index));
  };
  return { ...files, open: (file) => openAll([file]), openAll };
}
