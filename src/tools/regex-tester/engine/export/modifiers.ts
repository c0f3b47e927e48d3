import type { AST } from '@eslint-community/regexpp';

const letters = { dotAll: 's', multiline: 'm' } as const;

/** Whether a flag holds at a node: the nearest group with a modifier for it decides. */
export function holdsAt(node: AST.Node, flag: keyof typeof letters, flags: string): boolean {
  for (let around: AST.Node | null = node.parent; around; around = around.parent) {
    if (around.type !== 'Group') continue;
    if (around.modifiers?.add[flag] === true) return true;
    if (around.modifiers?.remove?.[flag] === true) return false;
  }
  return flags.includes(letters[flag]);
}
