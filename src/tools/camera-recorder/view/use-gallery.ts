import { useCallback, useEffect, useRef, useState } from 'react';
import { fileName, uniqueName, type Kind } from '../engine/names.ts';

export interface Item {
  readonly name: string;
  readonly kind: Kind;
  readonly blob: Blob;
  /** An object URL that lives as long as the item is in the gallery. */
  readonly url: string;
  readonly at: Date;
  readonly width: number;
  readonly height: number;
  /** Of a video. */
  readonly milliseconds: number | undefined;
  /** It was downloaded. */
  readonly saved: boolean;
}

export type Shot = Pick<Item, 'kind' | 'blob' | 'width' | 'height' | 'milliseconds'>;

export interface Gallery {
  /** Newest first. */
  readonly items: readonly Item[];
  readonly add: (shot: Shot) => void;
  readonly remove: (item: Item) => void;
  readonly restore: (item: Item) => void;
  readonly markSaved: (name: string) => void;
}

/** What was taken on this page; it is gone when the page is. */
export function useGallery(): Gallery {
  const [items, setItems] = useState<readonly Item[]>([]);
  const urls = useRef(new Set<string>());

  const addressOf = useCallback((blob: Blob): string => {
    const url = URL.createObjectURL(blob);
    urls.current.add(url);
    return url;
  }, []);
  const forget = useCallback((url: string) => {
    URL.revokeObjectURL(url);
    urls.current.delete(url);
  }, []);

  useEffect(() => {
    const all = urls.current;
    return () => {
      for (const url of all) URL.revokeObjectURL(url);
      all.clear();
    };
  }, []);

  const add = useCallback(
    (shot: Shot) => {
      const at = new Date();
      const url = addressOf(shot.blob);
      setItems((before) => {
        const taken = before.map(({ name }) => name);
        return [
          { ...shot, url, at, saved: false, name: uniqueName(fileName(shot.kind, at, shot.blob.type), taken) },
          ...before,
        ];
      });
    },
    [addressOf],
  );
  const remove = useCallback(
    ({ name, url }: Item) => {
      setItems((before) => before.filter((item) => item.name !== name));
      forget(url);
    },
    [forget],
  );
  const restore = useCallback(
    (item: Item) => {
      const url = addressOf(item.blob);
      setItems((before) => [...before, { ...item, url }].toSorted((a, b) => b.at.getTime() - a.at.getTime()));
    },
    [addressOf],
  );
  const markSaved = useCallback((name: string) => {
    setItems((before) => before.map((item) => (item.name === name ? { ...item, saved: true } : item)));
  }, []);
  return { items, add, remove, restore, markSaved };
}
