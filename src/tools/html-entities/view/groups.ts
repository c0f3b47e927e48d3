export const groups = ['all', 'latin', 'greek', 'arrows', 'math', 'invisible'] as const;
export type Group = (typeof groups)[number];

const members: Readonly<Record<Exclude<Group, 'all'>, RegExp>> = {
  latin: /^[\p{Script=Latin}]/u,
  greek: /^\p{Script=Greek}/u,
  arrows: /^[\u2190-\u21FF\u27F0-\u27FF\u2900-\u297F]/u,
  math: /^(?:\p{Sm}|[\u2200-\u23FF\u2980-\u2AFF]|[\u{1D400}-\u{1D7FF}])/u,
  invisible: /^[\t\n\p{Z}\p{Cf}]/u,
};

export function isIn(group: Group, char: string): boolean {
  return group === 'all' || members[group].test(char);
}
