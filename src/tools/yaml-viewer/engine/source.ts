import { Composer, type Document, type Tags } from 'yaml';
import { faultAt, positionIn } from '#lib/documents/position.ts';
import { characterFault, type CharacterFault } from '#lib/documents/yaml-characters.ts';
import { withOwnTags } from '#lib/documents/yaml-scalars.ts';
import { directiveFault, isNoDocument, type DirectiveFault } from '#lib/documents/yaml-stream.ts';
import { tokensOf, type YamlTokens } from '#lib/documents/yaml-tokens.ts';
import type { CST } from 'yaml';

export type YamlVersion = '1.2' | '1.1';

/** A text as the parser wants it, and the way back to offsets of the text as it was given. */
export class YamlSource {
  /** Without a byte order mark, LF only (YAML 1.2.2 §5.4). */
  readonly text: string;

  constructor(readonly original: string) {
    this.text = original.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  }

  get isBlank(): boolean {
    return !/\S/.test(this.text);
  }

  /** The offset in the text as it was given. */
  originalOffset(offset: number): number {
    const { original } = this;
    let found = offset + (original.startsWith('\uFEFF') ? 1 : 0);
    for (let at = original.indexOf('\r\n'); at >= 0 && at < found; at = original.indexOf('\r\n', at + 2)) found++;
    return found;
  }

  fault(code: Parameters<typeof faultAt>[0], offset: number, details = {}) {
    return faultAt(code, this.original, this.originalOffset(offset), details);
  }

  placeOf(offset: number): { readonly line: number; readonly column: number } {
    const { line, column } = positionIn(this.text, Math.min(offset, this.text.length));
    return { line, column };
  }
}

export interface Parsed {
  readonly tokens: YamlTokens;
  readonly strays: readonly (CharacterFault | DirectiveFault)[];
  /** All that the composer makes, those without any content of their own too. */
  readonly documents: readonly Document.Parsed[];
  /** Which of them are documents (YAML 1.2.2 §9.1.2), and not comments between two end markers. */
  readonly isReal: readonly boolean[];
}

/** Tokens and nodes; the nodes are left out where the tokens nest too deeply to compose them. */
export function parse({ text }: YamlSource, version: YamlVersion, tags = (all: Tags): Tags => all): Parsed {
  const tokens = tokensOf(text);
  if (tokens.tooDeepAt !== undefined) return { tokens, strays: [], documents: [], isReal: [] };
  const composer = new Composer({
    version,
    merge: false,
    intAsBigInt: true,
    uniqueKeys: false,
    keepSourceTokens: true,
    logLevel: 'silent',
    customTags: (all) => tags(withOwnTags(all)),
  });
  return {
    tokens,
    strays: [characterFault(text), directiveFault(tokens.tokens)].filter((stray) => stray !== undefined),
    documents: [...composer.compose(tokens.tokens, false, text.length)] as Document.Parsed[],
    isReal: tokens.tokens.flatMap((token: CST.Token) => (token.type === 'document' ? [!isNoDocument(token)] : [])),
  };
}
