import { codePointAt } from '#lib/code-point.ts';
import { placesIn } from '#lib/percent/place.ts';
import { codePointLabel } from '#lib/unicode/properties.ts';
import { targets, type Target } from './targets.ts';

export const reasons = ['nul', 'line-break', 'control', 'lone-surrogate'] as const;
export type Reason = (typeof reasons)[number];

/** What a target cannot hold. */
const cannot: Readonly<Partial<Record<Target, readonly Reason[]>>> = {
  c: ['nul', 'lone-surrogate'],
  go: ['lone-surrogate'],
  rust: ['lone-surrogate'],
  php: ['lone-surrogate'],
  ruby: ['lone-surrogate'],
  sql: ['nul', 'lone-surrogate'],
  mysql: ['lone-surrogate'],
  postgres: ['nul', 'lone-surrogate'],
  sqlserver: ['lone-surrogate'],
  shell: ['nul', 'lone-surrogate'],
  bash: ['nul', 'lone-surrogate'],
  powershell: ['lone-surrogate'],
  cmd: ['nul', 'line-break', 'lone-surrogate'],
  html: ['nul', 'lone-surrogate'],
  xml: ['nul', 'control', 'lone-surrogate'],
  url: ['lone-surrogate'],
};

/** Each with a group of its own; XML 1.0, §2.2 for what is not a character there. */
// oxlint-disable-next-line no-control-regex
const suspect = /(\0)|([\r\n])|([\u0001-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff])|(\p{Surrogate})/gu;
const shown = 20;

export interface Problem {
  readonly reason: Reason;
  readonly codePoint: string;
  readonly index: number;
  readonly line: number;
  readonly column: number;
}

export interface Verdict {
  readonly target: Target;
  readonly ok: boolean;
  readonly problems: readonly Problem[];
}

/** What of the text the target cannot hold, at most `limit` places. */
export function problemsOf(text: string, target: Target, limit = shown): Problem[] {
  const wanted = cannot[target] ?? [];
  if (wanted.length === 0) return [];
  const problems: Problem[] = [];
  const place = placesIn(text);
  for (const found of text.matchAll(suspect)) {
    const reason = reasons[found.slice(1).findIndex((group) => group !== undefined)];
    if (reason === undefined || !wanted.includes(reason)) continue;
    problems.push({ reason, codePoint: codePointLabel(codePointAt(found[0]) ?? 0), ...place(found.index) });
    if (problems.length === limit) break;
  }
  return problems;
}

export function checkAll(text: string): Verdict[] {
  return targets.map((target) => {
    const problems = problemsOf(text, target);
    return { target, ok: problems.length === 0, problems };
  });
}
