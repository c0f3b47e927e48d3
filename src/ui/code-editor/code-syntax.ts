import { StreamLanguage } from '@codemirror/language';

/** Words that stand out in the languages that are written here. */
const keywords = new Set(
  (
    'abstract as async await auto bool boolean break case catch char class const continue data def default defer do ' +
    'double else enum except export extends false final finally float for foreach from func function global go goto if ' +
    'impl implements import in init int interface internal is let long match mod mut namespace new nil None not null ' +
    'number object of override package pass private protected pub public raise readonly record ref require required ' +
    'return sealed self static string struct super switch this throw throws trait true True False try type typealias ' +
    'typeof use using val var void where while with yield'
  ).split(' '),
);

/** Words that a colon follows although they name nothing: at the head of a block, or in its condition. */
const nameless = new Set('default else false False finally nil None null true True try'.split(' '));

/** Is the word a name in front of its type or value, such as `type?: string`? Any keyword may be one. */
const isName = (word: string, rest: string): boolean => /^\??:(?!:)/.test(rest) && !nameless.has(word);

interface State {
  /** The quote of a string that continues on the next line. */
  open: string | undefined;
}

/** The rest of a string up to its quote. */
function readString(stream: { next(): string | void; eol(): boolean }, quote: string): boolean {
  while (!stream.eol()) {
    const character = stream.next();
    if (character === '\\') stream.next();
    else if (character === quote) return true;
  }
  return false;
}

/** Strings, comments, numbers and keywords of any language: enough to read what a tool has written. */
export const code = StreamLanguage.define<State>({
  startState: () => ({ open: undefined }),
  token(stream, state) {
    if (state.open !== undefined) {
      if (readString(stream, state.open)) state.open = undefined;
      return 'string';
    }
    if (stream.eatSpace()) return null;
    if (stream.match('//') || stream.match(/^#(?=[\s!]|$)/)) {
      stream.skipToEnd();
      return 'comment';
    }
    if (stream.match(/^\d[\w.]*/)) return 'number';
    const word = stream.match(/^[\p{L}_$@][\p{L}\p{N}_-]*/u, true);
    if (word) {
      const found = stream.current();
      return keywords.has(found) && !isName(found, stream.string.slice(stream.pos)) ? 'keyword' : null;
    }
    const quote = stream.next();
    if (quote === '"' || quote === "'" || quote === '`') {
      // Apostrophes of a language with lifetimes are not quotes; those of a shell hold several lines.
      if (!readString(stream, quote)) state.open = quote;
      return 'string';
    }
    return quote !== undefined && /[()[\]{},;:.]/.test(quote) ? 'punctuation' : null;
  },
});
