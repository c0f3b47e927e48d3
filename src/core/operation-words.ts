import type { Fields, Input } from './field.ts';
import type { PlainKeys, Words } from './text.ts';

/** Words that the tool's screen has already: their key in `text.ts`. */
export class ScreenWord<K extends string = string> {
  readonly #key: K;
  constructor(key: K) {
    this.#key = key;
  }
  get key(): K {
    return this.#key;
  }
}

/**
 * Refers to words of the tool's screen.
 *
 * @example
 * ```ts
 * const t = screenWords<typeof text>();
 * const fields = { case: t('case'), maxLength: { label: t('maxLength'), hint: 'In characters.' } };
 * ```
 */
export function screenWords<T extends Words>(): <const K extends PlainKeys<T['en']>>(key: K) => ScreenWord<K> {
  return (key) => new ScreenWord(key);
}

export type Word = string | ScreenWord;

/** A label; where it is not enough, with a hint: the unit or the allowed form, as a sentence. */
export type FieldWords = Word | { readonly label: Word; readonly hint: Word };

/** The names of all members, as far as the types contain them: `rules`, and `rules.from` for the elements of a list. */
type Paths<T> = T extends readonly (infer Item)[]
  ? Paths<Item>
  : T extends Uint8Array | Blob
    ? never
    : T extends object
      ? { [K in NamesOf<T>]: K | `${K}.${Paths<T[K]>}` }[NamesOf<T>]
      : never;
type NamesOf<T> = keyof { [K in keyof T & string as string extends K ? never : K]: T[K] };

interface Described {
  readonly id: string;
  readonly input: Fields;
}

/** The names under which an engine exports its operations. */
type OperationNames<E> = { [K in keyof E & string]: E[K] extends Described ? K : never }[keyof E & string];
type PathsIn<E, K extends keyof E> = E[K] extends Described ? Paths<Input<E[K]['input']>> : never;

export interface OwnWords<P extends string> {
  /** At most four words: “Decode Base64”. */
  readonly name: string;
  readonly sentence: string;
  /** Fields that are something else here than in the other operations. */
  readonly fields?: { readonly [K in P]?: FieldWords };
}

/**
 * The English words of a tool's operations, and of all their fields by name. What is missing, and what no operation has,
 * is a type error.
 *
 * @example
 * ```ts
 * export const words = {
 *   operations: { reverse: { name: 'Reverse text', sentence: 'Writes the text backwards.' } },
 *   fields: { text: t('input') },
 * } satisfies OperationWords<typeof engine>;
 * ```
 */
export interface OperationWords<E> {
  readonly operations: { readonly [K in OperationNames<E>]: OwnWords<PathsIn<E, K>> };
  readonly fields: { readonly [P in { [K in OperationNames<E>]: PathsIn<E, K> }[OperationNames<E>]]: FieldWords };
}

/** The words written here rather than taken from the screen. */
type Written<W> = W extends string ? W : W extends ScreenWord ? never : { [K in keyof W]: Written<W[K]> }[keyof W];

/**
 * The same words in French, except for those of the screen, which `text.fr.ts` already contains.
 *
 * @example
 * ```ts
 * export default {
 *   operations: { reverse: { name: 'Inverser un texte', sentence: 'Écrit le texte à l’envers.' } },
 * } satisfies OperationTranslation<typeof words>;
 * ```
 */
export type OperationTranslation<W> = W extends string
  ? string
  : { readonly [K in keyof W as [Written<W[K]>] extends [never] ? never : K]: OperationTranslation<W[K]> };
