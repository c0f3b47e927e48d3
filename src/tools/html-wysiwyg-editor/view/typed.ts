/** What is being typed into the source. */
export interface Typed {
  readonly source: string;
  /** The document before it, until the editor is given what is typed. */
  readonly before: string | undefined;
  /** The documents that it turns into. Once the page has another document, it is forgotten. */
  readonly after: readonly string[];
}

/** `source` is typed beside the document `html`. */
export const typedOver = (html: string, source: string): Typed => ({ source, before: html, after: [source] });

/**
 * The editor is given what is typed, once. It may keep the same document as before: if `before` stayed, the editor would
 * be given the source over and over.
 */
export const given = (typed: Typed): Typed => ({ ...typed, before: undefined });

/** The editor keeps the document `html` of what is typed. */
export const keptAs = (typed: Typed, html: string): Typed => ({ ...typed, after: [...typed.after, html] });

/** What is typed and the editor is still to be given, beside the document `html`. */
export const awaitedBeside = (typed: Typed | undefined, html: string): Typed | undefined =>
  typed?.before === html && typed.source !== html ? typed : undefined;

/** What is typed, as long as the document `html` is the one before it or what becomes of it. */
export const typedBeside = (typed: Typed | undefined, html: string): Typed | undefined =>
  awaitedBeside(typed, html) ?? (typed?.after.includes(html) ? typed : undefined);
