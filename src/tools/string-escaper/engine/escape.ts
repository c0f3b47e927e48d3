import { ToolError } from '#core/operation.ts';
import { codePointAt } from '#lib/code-point.ts';
import { problemsOf, type Problem } from './check.ts';
import { styleOf, type Style } from './styles.ts';
import { delimiters, linesOf, quotesOf, type Quote, type Target } from './targets.ts';

export interface EscapeInput {
  readonly text: string;
  readonly target: Target;
  readonly quote: 'auto' | Quote;
  readonly wrap: boolean;
  readonly ascii: boolean;
  readonly perLine: boolean;
}

// oxlint-disable-next-line no-control-regex
const control = /[\0-\x1f\x7f]/;
const beyond = /[^\0-~]/u;
const unreserved = /^[A-Za-z0-9\-._~]$/;

/** Does nothing in the text ask for PostgreSQL's escapes? */
const isPlainSql = (text: string, ascii: boolean): boolean => !ascii && !text.includes('\\') && !control.test(text);

function quoteFor({ text, target, quote, wrap, ascii }: EscapeInput): Quote {
  const known = quotesOf[target];
  const [usual = 'double'] = known;
  if (quote !== 'auto' && !known.includes(quote)) throw new ToolError('unsupported-quote', { target, quote });
  if (target === 'powershell') {
    const isForced = ascii && beyond.test(text);
    // Without delimiters only a backtick tells that there are escapes.
    const needsEscapes = control.test(text) || (!wrap && text.includes('`'));
    if (isForced || (quote === 'auto' && needsEscapes)) return 'double';
  }
  return quote === 'auto' ? usual : quote;
}

function writeCharacter(character: string, style: Style, target: Target, ascii: boolean): string {
  const short = Object.hasOwn(style.short, character) ? style.short[character] : undefined;
  if (short !== undefined && !(ascii && beyond.test(short))) return short;
  const point = codePointAt(character) ?? 0;
  if (target === 'url') return unreserved.test(character) ? character : (style.beyond?.(point) ?? character);
  if (point >= 0xd800 && point <= 0xdfff && style.lone) return style.lone(point);
  if (point > 0x7e && ascii && style.beyond) return style.beyond(point);
  if (target === 'python' && point >= 0x80 && point < 0xa0) return style.control?.(point) ?? character;
  return control.test(character) ? (style.control?.(point) ?? character) : character;
}

/** What has to be escaped because of its neighbors. */
function contextual(found: string, target: Target): string {
  if (target === 'c') return '?\\?';
  return found === '\0' ? '\\x00' : `\\${found}`;
}

function inside(text: string, style: Style, target: Target, ascii: boolean): string {
  const write = (part: string): string =>
    Array.from(part, (character) => writeCharacter(character, style, target, ascii)).join('');
  if (!style.context) return write(text);
  const parts: string[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(style.context)) {
    parts.push(write(text.slice(end, index)), contextual(found, target));
    end = index + found.length;
  }
  parts.push(write(text.slice(end)));
  return parts.join('');
}

/** The literal around what stands inside. */
function wrapped(content: string, text: string, target: Target, quote: Quote, isPlain: boolean): string {
  const sign = quotesOf[target].length === 0 ? '' : delimiters[quote];
  switch (target) {
    case 'postgres':
      return `${isPlain ? '' : 'E'}'${content}'`;
    case 'sqlserver':
      return `${beyond.test(text) ? 'N' : ''}'${content}'`;
    case 'shell':
      return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${content}'`;
    case 'bash':
      return `$'${content}'`;
    case 'csv':
      return /[",\r\n]|^\s|\s$/.test(text) ? `"${content}"` : text;
    default:
      return sign + content + sign;
  }
}

function escapeOne(input: EscapeInput): string {
  const { text, target, wrap, ascii } = input;
  const quote = quoteFor(input);
  const isPlain = isPlainSql(text, ascii);
  const content = inside(text, styleOf(target, quote, isPlain), target, ascii);
  return wrap ? wrapped(content, text, target, quote, isPlain) : content;
}

export function escapeText(input: EscapeInput): string {
  const { text, target, perLine } = input;
  quoteFor(input);
  const lines = perLine ? linesOf(text) : [{ text, lineBreak: '', index: 0 }];
  // Line by line the breaks between them are not part of a literal.
  const isBreak = ({ reason }: Problem): boolean => perLine && reason === 'line-break';
  const problem = problemsOf(text, target, perLine ? text.length : 1).find((one) => !isBreak(one));
  if (problem) throw new ToolError('not-representable', { target, ...problem });
  return lines.map((line) => escapeOne({ ...input, text: line.text }) + line.lineBreak).join('');
}
