import { depthLimit } from '#lib/documents/value.ts';
import { LineIndex } from '#lib/line-index.ts';
import type { CheckInput } from './fields.ts';
import type { Found, Wrong } from './findings.ts';
import { Inspector } from './inspector.ts';
import { oddLineBreak } from './lines.ts';
import { warningCodes } from './plain.ts';
import { Properties } from './properties.ts';
import { parse, YamlSource } from './source.ts';
import type { Node } from 'yaml';

interface Placed {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
}

export interface YamlFault extends Placed {
  readonly code: Wrong['code'] | 'too-deep';
  /** In the words of the parser, where it found it. */
  readonly message: string;
  /** A JSON Pointer, after the index of the document where there are several. */
  readonly path: string | null;
}

export interface Finding extends Placed, Omit<Found, 'offset'> {
  readonly severity: 'warning' | 'info';
}

export interface Check {
  readonly valid: boolean;
  readonly documents: number;
  readonly comments: number;
  readonly anchors: number;
  readonly aliases: number;
  /** The most containers around a scalar. */
  readonly depth: number;
  readonly errors: readonly YamlFault[];
  readonly findings: readonly Finding[];
}

const nothing: Check = {
  valid: true,
  documents: 0,
  comments: 0,
  anchors: 0,
  aliases: 0,
  depth: 0,
  errors: [],
  findings: [],
};

function placeOf(lines: LineIndex, offset: number): Placed {
  const { line, column } = lines.positionOf(offset);
  return { line, column };
}

const byOffset = (one: { readonly offset: number }, other: { readonly offset: number }): number =>
  one.offset - other.offset;

export function checkText({ text, yamlVersion }: CheckInput): Check {
  const source = new YamlSource(text);
  if (source.isBlank) return nothing;
  const lines = new LineIndex(source.text);
  const { documents, isReal, strays, tokens } = parse(source, yamlVersion);
  if (tokens.tooDeepAt !== undefined) {
    const message = `More than ${depthLimit} collections are nested here`;
    const fault = { code: 'too-deep' as const, message, ...placeOf(lines, tokens.tooDeepAt), path: null };
    return { ...nothing, valid: false, depth: depthLimit + 1, errors: [fault] };
  }
  const real = documents.filter((_, index) => isReal[index]);
  const inspector = new Inspector(source.text, new Properties(tokens.tokens), real.length > 1);
  for (const [index, { contents }] of real.entries()) inspector.document(contents as Node | null, index);
  const syntax = documents.flatMap(({ errors }) =>
    errors.map(({ message, pos: [offset] }): Wrong => ({ code: 'syntax', message, offset, path: null })),
  );
  for (const { reason, offset } of strays)
    syntax.push({ code: 'syntax', message: strayMessages[reason], offset, path: null });
  const errors = [...syntax, ...inspector.wrong]
    .sort(byOffset)
    .map(({ code, message, offset, path }) => ({ code, message, ...placeOf(lines, offset), path }));
  return {
    valid: errors.length === 0,
    documents: real.length,
    comments: tokens.comments,
    anchors: inspector.anchors,
    aliases: inspector.aliases,
    depth: inspector.depth,
    errors,
    findings: findingsOf(inspector.findings, lines, text.replace(/^\uFEFF/, '')),
  };
}

const strayMessages = {
  'directive-without-document': 'No document follows this directive',
  'repeated-directive': 'This directive appears twice',
  unprintable: 'This character is not printable and must be written as an escape',
  'unsupported-version': 'This version of YAML does not exist',
} as const;

function findingsOf(found: readonly Found[], lines: LineIndex, text: string): Finding[] {
  const findings = found.toSorted(byOffset).map(({ code, offset, path, source, yaml12, yaml11 }): Finding => {
    const severity = warningCodes.has(code) ? 'warning' : 'info';
    return { code, severity, ...placeOf(lines, offset), path, source, yaml12, yaml11 };
  });
  const odd = oddLineBreak(text);
  if (!odd) return findings;
  const after = findings.findIndex(({ line }) => line > odd.line);
  const mixed = { code: 'mixed-line-endings', severity: 'warning', ...odd, path: '', source: '' } as const;
  findings.splice(after < 0 ? findings.length : after, 0, { ...mixed, yaml12: null, yaml11: null });
  return findings;
}
