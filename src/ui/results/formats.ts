/** A row of facts: what it is, and its value as text. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A cell with a tab, a line break or a leading quote is quoted, as spreadsheets expect when pasting. */
function cell(text: string): string {
  return /[\t\r\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Label and value of every row, separated by a tab, one row a line. */
export function formatTsv(facts: readonly Fact[]): string {
  return facts.map(({ label, value }) => `${cell(label)}\t${cell(value)}`).join('\n');
}

/** JSON for people: two spaces; whole numbers beyond 2^53 as strings of digits. */
export function formatJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) => (typeof member === 'bigint' ? String(member) : member), 2);
}
