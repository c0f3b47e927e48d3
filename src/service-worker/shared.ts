/** What another application has handed to the site. */
export interface Shared {
  readonly text: string;
  readonly files: readonly File[];
}

/**
 * The fields that `share_target` of the manifest names (W3C Web Share Target, §2). Applications put an address into `url`,
 * into `text`, or into both; a title says something only where there is nothing else.
 */
export function readShared(form: FormData): Shared {
  const [title = '', ...said] = ['title', 'text', 'url'].map((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  });
  const text = [...new Set(said)].filter((one) => one !== '').join('\n') || title;
  const files = form.getAll('files').filter((value): value is File => value instanceof File && value.size > 0);
  return { text, files };
}

/** Whether an answer is the file that was asked for: some hosts answer with a page where one is missing. */
export function isFile(file: string, { ok, headers }: Response): boolean {
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return ok && !(isPage && file.startsWith('assets/'));
}

/** Keeps what was shared until the page that is opened for it has asked: in memory, once, and not for long. */
export function createHolder(patience: number) {
  const held = new Map<string, { readonly shared: Shared; readonly release: () => void }>();
  return {
    /** Settles when it was taken, or when nobody came for it. */
    hold(id: string, shared: Shared): Promise<void> {
      return new Promise((resolve) => {
        const release = (): void => {
          clearTimeout(timer);
          held.delete(id);
          resolve();
        };
        const timer = setTimeout(release, patience);
        held.set(id, { shared, release });
      });
    },
    take(id: string): Shared | undefined {
      const found = held.get(id);
      found?.release();
      return found?.shared;
    },
  };
}
