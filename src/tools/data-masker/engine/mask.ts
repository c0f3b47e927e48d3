import { ToolError, type Context } from '#core/operation.ts';
import { JsonFault, reportFault } from '#lib/json-scan/fault.ts';
import { toBytes } from '#lib/json-scan/source.ts';
import { rulesFor, rulesForNumbers, type Wanted } from './find.ts';
import { readArchive, type Archive } from './har.ts';
import { JsonMasker } from './json.ts';
import type { Format, Style } from './kinds.ts';
import { maskPlain } from './plain.ts';
import { Report, type Finding, type NotSearched } from './report.ts';

export interface Settings extends Wanted {
  readonly format: 'auto' | Format;
  readonly style: Style;
  readonly bodies: 'search' | 'remove';
}

export interface Masked {
  readonly text: string;
  readonly format: Format;
  readonly findings: readonly Finding[];
  readonly counts: ReturnType<Report['counts']>;
  readonly notSearched: readonly NotSearched[];
}

const mostJson = 50_000_000;
/** A list of numbers or words is JSON Lines too, and is meant as text. */
export const beginsLikeJson = /^\uFEFF?\s*[[{]/;

const noArchive = { isHar: false, names: new Map<number, string>(), binary: new Set<number>() };

/** The text as JSON; undefined when it is text. Errors: `not-json` { line, column }, `too-large` { max }. */
function asJson(text: string, format: Settings['format']): { bytes: Uint8Array; archive: Archive } | undefined {
  if (format === 'text' || (format === 'auto' && !beginsLikeJson.test(text))) return undefined;
  const bytes = toBytes(text);
  try {
    if (bytes.length > mostJson) throw new ToolError('too-large', { max: mostJson });
    const archive = readArchive(bytes);
    if (format === 'har' && !archive.isHar) throw new ToolError('not-json', { line: 1, column: 1, reason: 'har' });
    return { bytes, archive: format === 'json' ? { ...noArchive, pairs: archive.pairs } : archive };
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    if (format === 'auto') return undefined;
    const { line, column } = reportFault(bytes, error.facts);
    throw new ToolError('not-json', { line, column });
  }
}

export async function maskText(text: string, settings: Settings, context: Context): Promise<Masked> {
  const rules = await rulesFor(settings);
  const report = new Report(settings.style);
  const json = text.trim() === '' ? undefined : asJson(text, settings.format);
  const masked = json
    ? await new JsonMasker(json.bytes, {
        rules,
        numberRules: await rulesForNumbers(settings),
        kinds: new Set(settings.kinds),
        allow: settings.allow,
        report,
        archive: json.archive,
        removesBodies: settings.bodies === 'remove',
        context,
      }).mask()
    : await maskPlain(text, rules, report, context);
  return {
    text: masked,
    format: json ? (json.archive.isHar ? 'har' : 'json') : 'text',
    findings: report.findings,
    counts: report.counts(),
    notSearched: report.notSearched(settings),
  };
}
