import type { Step } from './fields.ts';
import { isBlank } from './lines.ts';
import { patternOf } from './pattern.ts';

const usualCount = 10;

export function removeEmpty(lines: readonly string[], { blank }: Step): string[] {
  return lines.filter((line) => (blank ? !isBlank(line) : line !== ''));
}

export function squeezeEmpty(lines: readonly string[]): string[] {
  return lines.flatMap((line, at) => {
    if (!isBlank(line)) return [line];
    return at > 0 && isBlank(lines[at - 1] ?? '') ? [] : [''];
  });
}

export async function filterLines(lines: readonly string[], step: Step, number: number): Promise<string[]> {
  if (step.find === '') return [...lines];
  const pattern = await patternOf(step, number);
  return lines.filter((line) => {
    pattern.lastIndex = 0;
    return pattern.test(line) !== step.invert;
  });
}

export function takeLines(lines: readonly string[], { from, count }: Step): string[] {
  const wanted = count ?? usualCount;
  return from === 'first' ? lines.slice(0, wanted) : lines.slice(Math.max(0, lines.length - wanted));
}

export function dropLines(lines: readonly string[], { from, count }: Step): string[] {
  const gone = count ?? usualCount;
  return from === 'first' ? lines.slice(gone) : lines.slice(0, Math.max(0, lines.length - gone));
}

export function everyLine(lines: readonly string[], { count, start }: Step): string[] {
  if (!count) return [...lines];
  return lines.filter((_, at) => at + 1 >= start && (at + 1 - start) % count === 0);
}
