import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import type { Facts as XmlFacts } from '../engine/format.ts';
import { text } from '../text.ts';

interface FactsProps {
  readonly found: XmlFacts;
  /** Prefixes without a namespace. */
  readonly warnings?: readonly { readonly prefix: string; readonly line: number }[];
  /** The encoding that a file declares, and its result does not. */
  readonly encodingBefore?: string | undefined;
  readonly stale?: boolean;
}

/** What the document consists of, what of it was not checked, and what is odd. */
export function Facts({ found, warnings, encodingBefore, stale = false }: FactsProps) {
  const t = useText(text);
  const facts = [
    ...(found.root === null ? [] : [t('root', { name: found.root })]),
    t('elements', { count: found.elements }),
    t('depth', { depth: found.maxDepth }),
  ];
  return (
    <>
      <StatusLine ok={t('wellFormed')} {...{ facts, stale }} />
      {found.notChecked?.map((part) => (
        <StatusLine key={part} tone="warning">
          {t(`notChecked.${part}`)}
        </StatusLine>
      ))}
      {encodingBefore !== undefined && <StatusLine>{t('encodingBefore', { encoding: encodingBefore })}</StatusLine>}
      {warnings?.map(({ prefix, line }) => (
        <StatusLine key={prefix} tone="warning">
          {t('unbound', { prefix, line })}
        </StatusLine>
      ))}
    </>
  );
}
