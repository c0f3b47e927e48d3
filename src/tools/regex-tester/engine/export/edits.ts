import { visitRegExpAST, type AST } from '@eslint-community/regexpp';
import { dotnetGroup } from './dotnet-groups.ts';
import type { Edit, Language } from './languages.ts';
import { holdsAt } from './modifiers.ts';
import { propertyOf } from './properties.ts';
import { isAstral, pairsIn } from './surrogates.ts';

const hex = (value: number, digits = 1): string => value.toString(16).toUpperCase().padStart(digits, '0');

const is = (language: Language, names: string): boolean => names.split(' ').includes(language);

/** Escapes that are another thing in these languages, or none at all. */
const otherEscapes: Readonly<Record<string, string>> = { '\\0': 'java', '\\v': 'java php', '\\b': 'go java' };

/** A code point as an escape; C# has only those of units. */
function escapeOf(language: Language, value: number): string {
  if (is(language, 'go php java')) return `\\x{${hex(value)}}`;
  if (!isAstral(value)) return `\\u${hex(value, 4)}`;
  if (language === 'python') return `\\U${hex(value, 8)}`;
  const text = String.fromCodePoint(value);
  return `\\u${hex(text.charCodeAt(0), 4)}\\u${hex(text.charCodeAt(1), 4)}`;
}

/**
 * What stands for a character that is written as an escape of its own; undefined where it can stay. ECMA-262 annex B.1.2
 * reads an escape that means nothing as the character behind it (`\e`, `\8`, in C# also `\<`), a number without a group as
 * octal digits, and the backslash of a lone `\c` as itself; most other languages refuse these.
 */
function characterIn(language: Language, { raw, value }: AST.Character): string | undefined {
  if (raw === '\\/') return '/';
  if (raw === '\\') return '\\\\';
  const isNumber = /^\\\d+$/.test(raw) && raw !== '\\0';
  if (isNumber || /^\\c\w$/.test(raw) || is(language, otherEscapes[raw] ?? '')) return `\\x${hex(value, 2)}`;
  const isItself = raw === `\\${String.fromCodePoint(value)}`;
  if (isItself && (/[\w\u0080-\u{10ffff}]$/u.test(raw) || (language === 'csharp' && /[<']$/.test(raw))))
    return raw.slice(1);
  if (!/^\\u(?:[\da-f]{4}|\{)/i.test(raw)) return undefined;
  return escapeOf(language, value);
}

/**
 * A sign that only JavaScript takes for itself: a brace that does not begin a quantifier (Java refuses it, Python and PCRE
 * read `{,n}` as one), and in a class what begins a class, a subtraction, an intersection or a POSIX name elsewhere.
 */
function signIn(language: Language, { end, parent, raw, start }: AST.Character, pattern: string): string | undefined {
  if (!['{', '[', '&'].includes(raw)) return undefined;
  const [before, after] = [pattern.slice(0, start), pattern.slice(end)];
  const isInClass = parent.type.includes('Class');
  const means: Readonly<Record<string, boolean>> = {
    '{': !isInClass && (language === 'java' || (is(language, 'python php') && /^,\d*\}/.test(after))),
    '[':
      isInClass &&
      (language === 'java' ||
        (language === 'csharp' && before.endsWith('-')) ||
        (is(language, 'go php') && /^[:.=]/.test(after))),
    '&': isInClass && language === 'java',
  };
  return means[raw] === true ? `\\${raw}` : undefined;
}

/** A hyphen beside a set, which annex B.1.2 reads as itself and others as a range without an end. */
function hyphenIn(node: AST.Character): string | undefined {
  const { parent } = node;
  if (node.raw !== '-' || parent.type !== 'CharacterClass') return undefined;
  const at = parent.elements.findIndex((element) => element === node);
  const [before, after] = [parent.elements[at - 1], parent.elements[at + 1]];
  const isBesideSet = before?.type === 'CharacterSet' || after?.type === 'CharacterSet';
  return before && after && isBesideSet ? '\\-' : undefined;
}

/** Whether .NET, which reads units, would repeat only the second of a character. */
const isHalfRepeated = (language: Language, { parent, value }: AST.Character): boolean =>
  language === 'csharp' && isAstral(value) && parent.type === 'Quantifier';

function setIn(language: Language, set: AST.CharacterSet, isInClass: boolean): string | undefined {
  if (set.kind === 'digit' && is(language, 'python csharp php')) {
    if (isInClass) return set.negate ? undefined : '0-9';
    return set.negate ? '[^0-9]' : '[0-9]';
  }
  if (set.kind !== 'property') return undefined;
  const sign = set.negate ? 'P' : 'p';
  const property = propertyOf(set.key, set.value);
  if (property.kind === 'category') return `\\${sign}{${property.name}}`;
  if (property.kind === 'other' || !is(language, 'go php java')) return undefined;
  return `\\${sign}{${language === 'java' ? 'Is' : ''}${property.name}}`;
}

const isClass = ({ parent }: AST.Node): boolean =>
  parent !== null && /Class/.test(parent.type) && parent.type !== 'ClassStringDisjunction';

function emptyClass(language: Language, negate: boolean): string {
  if (negate) return '[\\s\\S]';
  return language === 'go' ? '[^\\x00-\\x{10FFFF}]' : '(?!)';
}

/** The pattern as another language writes it: what has to change, nothing else. */
export function editsFor(language: Language, pattern: AST.Pattern, flags: string): Edit[] {
  const edits: Edit[] = [];
  const names: (string | null)[] = [];
  const pairs = pairsIn(pattern);
  visitRegExpAST(pattern, { onCapturingGroupEnter: ({ name }) => void names.push(name) });
  const hasNames = names.some((name) => name !== null);
  const put = ({ start, end }: Pick<AST.NodeBase, 'start' | 'end'>, text: string | undefined): void => {
    if (text !== undefined) edits.push({ start, end, text });
  };
  visitRegExpAST(pattern, {
    onCapturingGroupEnter: ({ start, name }) => {
      if (name !== null && is(language, 'python go')) put({ start, end: start + 3 }, '(?P<');
    },
    onBackreferenceEnter: (node) => {
      if (typeof node.ref === 'string' && language === 'python') put(node, `(?P=${node.ref})`);
      if (typeof node.ref === 'number' && language === 'csharp' && hasNames) {
        put(node, `\\k<${dotnetGroup(names, node.ref)}>`);
      }
    },
    onAssertionEnter: (node) => {
      if (node.kind !== 'end' || holdsAt(node, 'multiline', flags)) return;
      put(node, language === 'python' ? '\\Z' : is(language, 'java csharp php') ? '\\z' : undefined);
    },
    onCharacterEnter: (node) => {
      const pair = pairs.get(node);
      if (pair) {
        if (pair.start === node.start) put(pair, escapeOf(language, pair.value));
        return;
      }
      const text = characterIn(language, node) ?? hyphenIn(node) ?? signIn(language, node, pattern.raw);
      put(node, isHalfRepeated(language, node) ? `(?:${text ?? node.raw})` : text);
    },
    onCharacterSetEnter: (node) => put(node, setIn(language, node, isClass(node))),
    onCharacterClassEnter: (node) => {
      if (node.elements.length === 0) put(node, emptyClass(language, node.negate));
    },
  });
  return edits;
}
