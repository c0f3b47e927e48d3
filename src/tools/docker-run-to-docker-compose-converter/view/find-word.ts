export interface Place {
  readonly from: number;
  readonly to: number;
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Where a flag stands in the command that starts in this line, a letter of a bundle such as `-dit` included. */
export function findWord(text: string, line: number, flag: string | null): Place | undefined {
  let start = 0;
  for (let at = 1; at < line && start >= 0; at++) start = text.indexOf('\n', start) + 1;
  if (flag === null) return undefined;
  if (!flag.startsWith('-')) {
    const at = text.indexOf(flag, start);
    return at < 0 ? undefined : { from: at, to: at + flag.length };
  }
  const isLetter = /^-[^-]$/.test(flag);
  const pattern = isLetter
    ? `-[A-Za-z]*${escape(flag.slice(1))}`
    : String.raw`(?:--|[–—])${escape(flag.replace(/^--/, ''))}(?![\w-])`;
  const match = new RegExp(String.raw`(?<=^|\s)${pattern}`, 'm').exec(text.slice(start));
  if (!match) return undefined;
  const from = start + match.index;
  return { from, to: from + match[0].length };
}
