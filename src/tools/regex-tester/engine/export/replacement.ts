import type { Parsed } from '../pattern.ts';
import { piecesOf, type Piece } from '../substitution.ts';
import { dotnetGroup } from './dotnet-groups.ts';
import type { Language, Note } from './languages.ts';

type Other = Exclude<Language, 'javascript'>;

const dollar: Readonly<Record<Other, string>> = { python: '$', go: '$$', csharp: '$$', java: '\\$', php: '\\$' };
const whole: Readonly<Record<Other, string>> = {
  python: '\\g<0>',
  go: '${0}',
  csharp: '${0}',
  java: '$0',
  php: '${0}',
};

function numbered(language: Other, number: number, { groups }: Parsed): string {
  if (language === 'python') return `\\g<${number}>`;
  if (language === 'csharp') {
    return `\${${dotnetGroup(
      groups.map(({ name }) => name),
      number,
    )}}`;
  }
  return language === 'java' ? `$${number}` : `\${${number}}`;
}

function named(language: Other, name: string, { groups }: Parsed): string {
  if (language === 'python') return `\\g<${name}>`;
  if (language !== 'php') return `\${${name}}`;
  return `\${${groups.find((group) => group.name === name)?.number}}`;
}

function literal(language: Other, text: string): string {
  const plain = language === 'go' || language === 'csharp' ? text : text.replaceAll('\\', '\\\\');
  return plain.replaceAll('$', () => dollar[language]);
}

export interface Translated {
  readonly text: string;
  readonly notes: readonly Note[];
}

/** A replacement as another language writes it. */
export function translateReplacement(language: Other, replacement: string, parsed: Parsed): Translated {
  const notes: Note[] = [];
  const refused = ({ start, end }: Piece): string => {
    notes.push({ code: 'replacement-pattern', severity: 'error', start, end, raw: replacement.slice(start, end) });
    return literal(language, replacement.slice(start, end));
  };
  // A name that no group has stands for nothing; elsewhere it is an error, or in C# the text as it is.
  const pieces = piecesOf(replacement, parsed.groups.length, parsed.names.length > 0).filter(
    (piece) => piece.kind !== 'name' || parsed.names.includes(piece.name),
  );
  const written = pieces.map((piece, at) => {
    switch (piece.kind) {
      case 'literal': {
        const text = literal(language, piece.text);
        // A digit would be read as one of the number before it.
        const isDigitAfterNumber = language === 'java' && /^\d/.test(text) && isJavaNumber(pieces[at - 1]);
        return isDigitAfterNumber ? `\\${text}` : text;
      }
      case 'number':
        return numbered(language, piece.number, parsed);
      case 'name':
        return named(language, piece.name, parsed);
      case 'match':
        return whole[language];
      case 'dollar':
        return dollar[language];
      default:
        return language === 'csharp' ? replacement.slice(piece.start, piece.end) : refused(piece);
    }
  });
  return { text: written.join(''), notes };
}

const isJavaNumber = (piece: Piece | undefined): boolean => piece?.kind === 'number' || piece?.kind === 'match';
