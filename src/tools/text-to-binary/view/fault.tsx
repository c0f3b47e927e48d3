import { useEffect, useState } from 'react';
import { execute, type Failure } from '#core/operation.ts';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { decode } from '../engine.ts';
import { charsets, type CharsetName } from '../engine/charsets.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';

const tried = 10_000;
const most = 3;
/** Every byte is a character in these: that they fit says nothing. */
const fitsAll: ReadonlySet<CharsetName> = new Set(['iso-8859-1', 'ibm437', 'ebcdic-037', 'macintosh', 'koi8-r']);

/** The sets in which the beginning of these bytes is text. */
function useFitting(digits: string, enabled: boolean): readonly CharsetName[] {
  const [fitting, setFitting] = useState<readonly CharsetName[]>([]);
  useEffect(() => {
    let isCurrent = enabled;
    const tryAll = async (): Promise<void> => {
      const found: CharsetName[] = [];
      for (const charset of charsets) {
        if (fitsAll.has(charset) || found.length === most) continue;
        const result = await execute(decode, { text: digits.slice(0, tried), charset });
        if (result.ok) found.push(charset);
      }
      if (isCurrent) setFitting(found);
    };
    if (enabled) void tryAll();
    return () => {
      isCurrent = false;
    };
  }, [digits, enabled]);
  return enabled ? fitting : [];
}

interface FaultProps extends DraftProps {
  readonly error: Failure;
  readonly onGoTo: (offset: number) => void;
}

/** What is wrong, and what helps: other sets, UTF-8, or signs in the place of what does not fit. */
export function Fault({ error, draft, change, onGoTo }: FaultProps) {
  const t = useText(text);
  const isNotText = error.code === 'not-text';
  const fitting = useFitting(draft.digits, isNotText);
  const remedies = isNotText
    ? [
        ...fitting.map((charset) => ({
          label: t('readAs', { charset: charset.toUpperCase() }),
          apply: () => change({ charset }),
        })),
        { label: t('replace'), apply: () => change({ replaces: true }) },
      ]
    : error.code === 'unencodable-character'
      ? [
          { label: t('useUtf8'), apply: () => change({ charset: 'utf-8' }) },
          { label: t('useQuestion'), apply: () => change({ unmappable: 'question' }) },
        ]
      : [];
  const index = error.details['index'];
  return (
    <FaultLine
      error={error}
      messages={text}
      remedies={remedies}
      offset={typeof index === 'number' ? index : undefined}
      {...(!isNotText && { onGoTo })}
    />
  );
}
