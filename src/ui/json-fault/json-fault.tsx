import { useState } from 'react';
import type { Operation } from '#core/operation.ts';
import { Replacement } from '../diff-view/replacement.tsx';
import { PlainFault, type PlainFaultProps } from '../fault/plain-fault.tsx';
import { repairWords as french } from '../formatter/words.fr.ts';
import { keepFrench } from '../hooks/tables.ts';
import { ToolContext } from '../hooks/tool-context.ts';
import { useOperation } from '../hooks/use-operation.ts';
import { useText } from '../hooks/use-text.ts';
import { useLoadedOperation } from '../other-operation/use-loaded-operation.ts';
import { words } from './words.ts';

keepFrench(words.id, french);

export interface JsonSource {
  /** The text that is not JSON. */
  readonly value: string;
  /** Takes the repaired text. */
  readonly onReplace: (text: string) => void;
}

interface JsonFaultProps extends PlainFaultProps, JsonSource {}

/**
 * An error of a text that is not JSON: offers to repair it, and shows what would change.
 *
 * @example
 * ```tsx
 * <JsonFault error={error} messages={text} value={draft.text} onReplace={(text) => change({ text })} />
 * ```
 */
export function JsonFault({ value, onReplace, ...fault }: JsonFaultProps) {
  const t = useText(words);
  const [asked, setAsked] = useState<string>();
  // Typing goes on: the preview must not come back over it when the text is the same again.
  if (asked !== undefined && asked !== value) setAsked(undefined);
  return (
    <>
      <PlainFault
        {...fault}
        remedies={[...(fault.remedies ?? []), { label: t('repair'), apply: () => setAsked(value) }]}
      />
      {asked === value && <Repair {...{ value, onReplace }} onDiscard={() => setAsked(undefined)} />}
    </>
  );
}

interface RepairProps extends JsonSource {
  readonly onDiscard: () => void;
}

function Repair(props: RepairProps) {
  const operation = useLoadedOperation('json-minify/repair');
  return (
    operation && (
      <ToolContext value="">
        <Repaired operation={operation} {...props} />
      </ToolContext>
    )
  );
}

function Repaired({ operation, value, onReplace, onDiscard }: RepairProps & { readonly operation: Operation }) {
  const t = useText(words);
  const { value: repaired, error } = useOperation(operation, { text: value });
  if (error) return <PlainFault error={error} messages={words} />;
  if (typeof repaired !== 'string') return null;
  return (
    <Replacement
      title={t('repaired')}
      before={value}
      after={repaired}
      onReplace={() => onReplace(repaired)}
      onDiscard={onDiscard}
    />
  );
}
