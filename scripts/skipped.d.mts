export function reasonOf(test: {
  readonly fullName: string;
  readonly meta?: { readonly skippedWithout?: string };
}): string;
export function skippedLines(
  tests: readonly {
    readonly path: string;
    readonly title: string;
    readonly outcome: 'passed' | 'failed' | 'skipped';
    readonly reason?: string;
  }[],
): string[];
