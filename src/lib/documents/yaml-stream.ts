import type { CST } from 'yaml';

export interface DirectiveFault {
  readonly reason: 'directive-without-document' | 'repeated-directive' | 'unsupported-version';
  readonly offset: number;
}

/**
 * What no document may have before it: YAML 1.2.2 §6.8.1 and §6.8.2 (one %YAML, one %TAG for each handle, no higher major
 * version), §9.1.2 (directives belong to a document).
 */
export function directiveFault(tokens: readonly CST.Token[]): DirectiveFault | undefined {
  const seen = new Set<string>();
  let first: CST.Token | undefined;
  for (const token of tokens) {
    if (token.type === 'document') {
      seen.clear();
      first = undefined;
    } else if (token.type === 'directive') {
      first ??= token;
      const [name = '', argument = ''] = token.source.trim().split(/[ \t]+/);
      if (name === '%YAML' && /^(?:[2-9]|\d\d+)\./.test(argument)) {
        return { reason: 'unsupported-version', offset: token.offset };
      }
      if (name !== '%YAML' && name !== '%TAG') continue;
      const key = name === '%TAG' ? argument : name;
      if (seen.has(key)) return { reason: 'repeated-directive', offset: token.offset };
      seen.add(key);
    }
  }
  return first && { reason: 'directive-without-document', offset: first.offset };
}

/** A document without `---`, properties and content is none: comments between two `...`, for instance. */
export function isNoDocument({ start, value }: CST.Document): boolean {
  return !value && start.every(({ type }) => type === 'space' || type === 'comment' || type === 'newline');
}

/** The library's code for a fault, as this project writes reasons. */
export const reasonOf = (code: string): string => code.toLowerCase().replaceAll('_', '-');
