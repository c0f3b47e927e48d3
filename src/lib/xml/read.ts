import { ToolError, type Context } from '#core/operation.ts';
import { findFault } from './conformance.ts';
import { EntityCheck } from './dtd/entity-check.ts';
import type { Version } from './dtd/references.ts';
import { toToolError } from './fault.ts';
import { Outline } from './outline.ts';
import { normalize } from './tokenizer.ts';

/** A well-formed document. */
export interface XmlDocument {
  /** Without a byte order mark, LF only. */
  readonly text: string;
  readonly outline: Outline;
  readonly notChecked: readonly Unread[];
}

/** What a document refers to and nothing reads: declarations elsewhere, and entities with their text elsewhere. */
export type Unread = 'external-dtd' | 'external-entities';

/** What the XML declaration says (XML 1.0 §2.8). */
function declarationOf(text: string): { readonly version: Version; readonly isStandalone: boolean } {
  const [declaration = ''] = /^<\?xml\s[^>]*/.exec(text) ?? [];
  return {
    version: /\sversion\s*=\s*["']1\.1["']/.test(declaration) ? '1.1' : '1.0',
    isStandalone: /\sstandalone\s*=\s*["']yes["']/.test(declaration),
  };
}

/**
 * Reads a document, or a fragment with any number of roots. Nothing external is read and no entity is expanded. Errors:
 * `empty-input`, `not-well-formed` (`toToolError`).
 */
export async function readXml(original: string, isFragment: boolean, context: Context): Promise<XmlDocument> {
  const text = normalize(original);
  if (text.trim() === '') throw new ToolError('empty-input');
  const { version, isStandalone } = declarationOf(text);
  const outline = new Outline(text, isFragment, version);
  const strict = await findFault(text, { isFragment, version }, outline.references, context);
  const entities = new EntityCheck(outline, version, isStandalone, context);
  // Of two in one place the walk's is told: it names the start of a tag where the parser names its end.
  const [fault] = [outline.fault, await entities.find(), strict]
    .filter((found) => found !== undefined)
    .sort((first, second) => first.at - second.at);
  if (fault) throw toToolError(original, text, fault);
  const { hasExternalSubset = false, hasUnread = false } = outline.documentType ?? {};
  const notChecked: Unread[] = [
    ...(hasExternalSubset || hasUnread ? (['external-dtd'] as const) : []),
    ...(entities.hasExternal ? (['external-entities'] as const) : []),
  ];
  return { text, outline, notChecked };
}
