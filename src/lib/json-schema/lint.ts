import type { Step } from '../json-scan/token.ts';
import { isList, isTable, type Value } from '../documents/value.ts';
import { allKeywords, keywordsOf, schemaKeywords, type DraftName } from './drafts.ts';
import { formats } from './formats.ts';

export type WarningCode = 'unknown-keyword' | 'keyword-of-other-draft' | 'ignored-beside-ref' | 'format-not-checked';

export interface SchemaWarning {
  readonly code: WarningCode;
  readonly steps: readonly Step[];
  /** The table and the keyword, for the line. */
  readonly schema: object;
  readonly keyword: string;
  readonly detail: string;
}

/** Levenshtein distance, as far as it matters. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let line = 1; line <= one.length; line++) {
    const next = [line];
    for (let at = 1; at <= other.length; at++) {
      const replaced = (row[at - 1] ?? 0) + (one[line - 1] === other[at - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

const farthest = 2;

function nearest(keyword: string, keywords: ReadonlySet<string>): string {
  let [best, least] = ['', farthest + 1];
  for (const each of keywords) {
    const found = distance(keyword, each);
    if (found < least) [best, least] = [each, found];
  }
  return best;
}

/** What may be a mistake in a schema that is valid. */
export function lintSchema(root: Value, draft: DraftName, checksFormats: boolean): SchemaWarning[] {
  const warnings: SchemaWarning[] = [];
  const keywords = keywordsOf(draft);
  const isOld = draft === 'draft-04' || draft === 'draft-07';
  const walk = (schema: Value, steps: readonly Step[]): void => {
    if (!isTable(schema)) return;
    const note = (code: WarningCode, keyword: string, detail = ''): void => {
      warnings.push({ code, steps: [...steps, keyword], schema, keyword, detail });
    };
    const isIgnored = isOld && schema.has('$ref');
    for (const [keyword, value] of schema) {
      const inner = [...steps, keyword];
      if (
        isIgnored &&
        keyword !== '$ref' &&
        !/^(?:\$schema|\$id|id|\$comment|title|description|definitions)$/.test(keyword)
      ) {
        note('ignored-beside-ref', keyword);
      } else if (!keywords.has(keyword)) {
        if (allKeywords.has(keyword)) note('keyword-of-other-draft', keyword);
        else note('unknown-keyword', keyword, nearest(keyword, keywords));
        continue;
      }
      if (keyword === 'format' && checksFormats && !Object.hasOwn(formats, String(value))) {
        note('format-not-checked', keyword, String(value));
      }
      if (schemaKeywords.one.has(keyword)) walk(value, inner);
      if (schemaKeywords.list.has(keyword) && isList(value)) {
        for (const [index, item] of value.entries()) walk(item, [...inner, index]);
      }
      if (schemaKeywords.table.has(keyword) && isTable(value)) {
        for (const [name, item] of value) walk(item, [...inner, name]);
      }
    }
  };
  walk(root, []);
  return warnings;
}
