export interface Several {
  readonly texts: readonly string[];
  /** The names of the files that are not Unicode text or cannot be read. */
  readonly refused: readonly string[];
}

/** Reads files dropped together; of several, no character set is asked for. */
export async function readSeveral(files: readonly File[]): Promise<Several> {
  const { readText } = await import('#ui/files/read-text.ts');
  const texts: string[] = [];
  const refused: string[] = [];
  for (const file of files) {
    const read = await readText(file);
    if ('text' in read) texts.push(read.text);
    else refused.push(file.name);
  }
  return { texts, refused };
}
