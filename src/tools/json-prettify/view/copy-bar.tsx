import { toJq, toJsonPath, toPointer } from '#lib/json-scan/path.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import type { TreeIndex } from '../tree-index.ts';
import styles from './tree.module.css';

interface CopyBarProps {
  readonly index: TreeIndex;
  readonly node: number | undefined;
  /** They are of an older text. */
  readonly stale: boolean;
}

/** Where the active row is, and its value and path to copy; the path in three notations. */
export function CopyBar({ index, node, stale }: CopyBarProps) {
  const t = useText(text);
  const disabled = node === undefined;
  const steps = node === undefined ? [] : index.steps(node);
  return (
    <div className={styles.copies}>
      <p className={styles.path}>
        <bdi>{disabled ? '' : toJsonPath(steps)}</bdi>
      </p>
      <div role="group" aria-label={t('copies')} className={styles.buttons}>
        <CopyButton
          label={t('copyValue')}
          {...{ disabled, stale }}
          text={() => (node === undefined ? '' : index.source(node))}
        />
        <CopyButton label={t('copyPointer')} {...{ disabled, stale }} text={toPointer(steps)} />
        <CopyButton label={t('copyJsonPath')} {...{ disabled, stale }} text={toJsonPath(steps)} />
        <CopyButton label={t('copyJq')} {...{ disabled, stale }} text={toJq(steps)} />
      </div>
    </div>
  );
}
