import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

// Letters by their range: classes of Unicode, ignoring case, take long to compile.
const name = String.raw`(?:[a-z_\x80-\uffff][\w$\x80-\uffff]*|"[^"]+"|\x60[^\x60]+\x60|\[[^\]]+\])`;
const path = String.raw`${name}(?:\.${name})*`;
/** Cheap to look for, so that the whole is compiled for these alone. */
const verb =
  /^(?:EXPLAIN|SELECT|WITH|INSERT|UPDATE|DELETE|MERGE|CREATE|ALTER|DROP|TRUNCATE|BEGIN|GRANT|REVOKE|REPLACE)[\s;]/i;
const statement = new RegExp(
  String.raw`^(?:BEGIN(?: TRANSACTION)?;\s*)?(?:(?:EXPLAIN(?: ANALYZE)?\s+)?(?:SELECT\s(?:[\s\S]+?\sFROM\s+(?:${path}|\()|[\s\S]*;$|\d+$|\w+\([^()]*\)$)|WITH\s+(?:RECURSIVE\s+)?${name}\s*(?:\([^)]*\)\s*)?AS\s*\()|(?:INSERT|REPLACE)\s+(?:OR\s+\w+\s+|IGNORE\s+)?INTO\s+${path}\s*(?:\(|VALUES\b|SELECT\b|DEFAULT\b)|UPDATE\s+${path}(?:\s+(?:AS\s+)?\w+)?\s+SET\s+${path}\s*=|DELETE\s+FROM\s+${path}|MERGE\s+INTO\s+${path}|CREATE\s+(?:OR\s+REPLACE\s+)?(?:TEMP(?:ORARY)?\s+|UNIQUE\s+|MATERIALIZED\s+)?(?:TABLE|VIEW|INDEX|SCHEMA|DATABASE|FUNCTION|PROCEDURE|TRIGGER|TYPE|SEQUENCE|EXTENSION)\s+(?:IF\s+NOT\s+EXISTS\s+)?${path}|ALTER\s+TABLE\s+${path}\s+(?:ADD|DROP|ALTER|RENAME|MODIFY)|DROP\s+(?:TABLE|VIEW|INDEX|SCHEMA|DATABASE)\s+(?:IF\s+EXISTS\s+)?${path}|TRUNCATE\s+TABLE\s+${path}|(?:GRANT|REVOKE)\s[\w\s,()]+\sON\s+${path}(?:\s${path})?\s+(?:TO|FROM)\s)`,
  'i',
);
/** “Select a color from the list.” has none of these. */
const signs =
  /^\S+\s+\*\s|[=<>]\s*[\w'"$:@?(]|;\s*$|\bVALUES\s*\(|\bIN\s*\(|^SELECT\s+\d+$|\b(?:COUNT|^SELECT\s+\w+)\s*\(|\(\s*[\w"]+\s+\w+[^)]*\)|\bAS\s*(?:\(|SELECT\b)|\w\.\w/i;

/** Without the comments before the statement. */
function withoutComments(text: string): string {
  const comment = /\s*(?:--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)/y;
  let start = 0;
  while (comment.test(text)) start = comment.lastIndex;
  return text.slice(start).trimStart();
}

export const recognise: Recogniser = ({ text }) => {
  const query = withoutComments(text);
  const [first = ''] = /^[a-z]+/i.exec(query) ?? [];
  if (!verb.test(query) || !statement.test(query)) return [];
  const isShouted = first === first.toUpperCase();
  const isSure = isShouted || signs.test(text);
  // Without a sign it may be a sentence in English: “delete from the list”.
  const isSentence = /\b(?:the|a|an|this|that|your|my|all|these)\b/i.test(text);
  if (!isSure && isSentence) return [];
  // “create table of contents”
  if (!isSure && /^(?:create|drop)\b/i.test(query)) return [];
  const score = isSure && !(isSentence && !isShouted) ? 90 : 60;
  return [{ op: 'sql-prettify/format', input: { sql: text }, score, kind: 'container', reason: because('statement') }];
};
