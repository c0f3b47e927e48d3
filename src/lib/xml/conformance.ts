import type { Context } from '#core/operation.ts';
import { SaxesParser } from 'saxes';
import { codePointAt } from '../code-point.ts';
import type { Version } from './dtd/references.ts';
import { nameOf, type Fault } from './fault.ts';
import type { References } from './outline.ts';

/** saxes' messages as reasons, the first that matches. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/only one root/, 'several-roots'],
  [/outside of root/, 'text-outside-root'],
  [/must contain a root/, 'no-root'],
  [/unclosed tag/, 'unclosed-element'],
  [/unexpected end/, 'unexpected-end'],
  [/attribute without value/, 'attribute-without-value'],
  [/unquoted attribute/, 'unquoted-value'],
  [/no whitespace between/, 'missing-space'],
  [/whitespace required/, 'missing-space-before'],
  [/duplicate attribute/, 'duplicate-attribute'],
  [/attribute name.*[/>]$/, 'attribute-without-value'],
  [/name|closing tag/, 'bad-name'],
  [/character entity/, 'bad-reference'],
  [/entity/, 'bare-ampersand'],
  [/malformed comment/, 'bad-comment'],
  [/doctype/, 'misplaced-doctype'],
  [/declaration|version|encoding|standalone|value/i, 'bad-declaration'],
  [/processing instruction|before root/, 'bad-instruction'],
  [/\]\]>/, 'cdata-end'],
  [/forward-slash|close tag|incorrect syntax/, 'bad-tag'],
];

/** Faults of what is not there are at the end, the others at the character read last. */
const atEnd: ReadonlySet<string> = new Set(['no-root', 'unclosed-element', 'unexpected-end']);

const slice = 1_000_000;

/** Ends the parsing at its first error. */
class Stop extends Error {}

function faultOf(text: string, message: string, position: number): Fault {
  const at = Math.max(0, Math.min(position, text.length) - 1);
  const isOpening = text[at] === '<';
  const reason =
    reasons.find(([form]) => form.test(`${message}${text[at] ?? ''}`))?.[1] ??
    (isOpening ? 'bare-less-than' : 'forbidden-character');
  if (atEnd.has(reason)) return { at: text.length, reason };
  // `a < b`: no name was meant.
  if (reason === 'bad-name' && /^<[\s=]/.test(text.slice(at - 1, at + 1)))
    return { at: at - 1, reason: 'bare-less-than' };
  if (reason === 'several-roots') {
    const start = text.lastIndexOf('<', at - 1);
    const [name = ''] = /[^\s/<>]*/.exec(text.slice(start + 1, at + 1)) ?? [];
    return { at: start, reason, facts: { name } };
  }
  const [, attribute] = /duplicate attribute: (.*?)\.?$/.exec(message) ?? [];
  if (attribute !== undefined) return { at, reason, facts: { name: attribute } };
  return { at, reason, facts: { found: nameOf(codePointAt(text, at) ?? 0) } };
}

/** saxes takes the unit after a lone surrogate for its other half. */
function loneSurrogate(text: string): Fault | undefined {
  const at = text.search(/\p{Surrogate}/u);
  return at < 0 ? undefined : { at, reason: 'forbidden-character', facts: { found: nameOf(text.charCodeAt(at)) } };
}

/** Every entity stands for nothing; whether it is declared is checked elsewhere. */
function unexpanded({ content, attributes }: References): Record<string, string> {
  const known = Object.create(null) as Record<string, string>;
  for (const name of [...content.keys(), ...attributes.keys()]) known[name] = '';
  return known;
}

/** Writes the text in slices; between two of them messages come in, so that the run can be canceled. */
async function feed(parser: SaxesParser, text: string, { signal, progress }: Context): Promise<void> {
  for (let at = 0; at < text.length; at += slice) {
    parser.write(text.slice(at, at + slice));
    if (at + slice >= text.length) break;
    progress(at, text.length);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
  parser.close();
}

interface Kind {
  readonly isFragment: boolean;
  /** Of a text without an XML declaration. */
  readonly version: Version;
}

/** The first fault by XML 1.0 and 1.1 as saxes knows them, document type and entities left out. */
export async function findFault(
  text: string,
  { isFragment, version }: Kind,
  references: References,
  context: Context,
): Promise<Fault | undefined> {
  const parser = new SaxesParser({
    xmlns: false,
    fragment: isFragment,
    position: false,
    defaultXMLVersion: version,
  });
  parser.ENTITIES = unexpanded(references);
  const lone = loneSurrogate(text);
  let fault: Fault | undefined;
  parser.on('error', ({ message }) => {
    fault = faultOf(text, message, parser.position);
    throw new Stop();
  });
  try {
    // What follows a lone surrogate is of no interest, and one at the end of an instruction makes saxes fail.
    await feed(parser, text.slice(0, lone?.at), context);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
  }
  return lone && (!fault || lone.at <= fault.at) ? lone : fault;
}
