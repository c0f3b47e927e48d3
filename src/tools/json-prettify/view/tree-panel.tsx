import { useMemo } from 'react';
import { Empty } from '#ui/empty/empty.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Progress } from '#ui/progress/progress.tsx';
import { tree } from '../engine.ts';
import { text } from '../text.ts';
import { TreeIndex } from '../tree-index.ts';
import type { JsonDraft } from './draft.ts';
import { Tree } from './tree.tsx';

interface TreePanelProps {
  readonly draft: JsonDraft;
  readonly enabled: boolean;
}

/** The tree of the text as typed; its index is made when it is first looked at. */
export function TreePanel({ draft, enabled }: TreePanelProps) {
  const t = useText(text);
  const { value, source, stale, slow, progress, cancel } = useOperation(tree, draft, { enabled });
  const index = useMemo(() => value && source && new TreeIndex(value, source.text), [value, source]);
  if (slow && !index) return <Progress done={progress?.done} total={progress?.total} onCancel={cancel} />;
  return index ? <Tree {...{ index, stale }} /> : <Empty>{t('output.placeholder')}</Empty>;
}
