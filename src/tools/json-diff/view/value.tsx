import { Fragment, useMemo } from 'react';
import type { DiffNode } from '../engine/diff-tree.ts';
import styles from '../view.module.css';
import { shorten as shortenTo } from './rows.ts';
import { wordParts, type Part } from './word-parts.ts';

/** Of a value in a row; Copy gives the whole. */
const shownLength = 300;
const shorten = (value: string): string => shortenTo(value, shownLength);

/** What changed, the differing words marked. */
function Changed({ left, right }: { readonly left: string; readonly right: string }) {
  const [old, fresh] = useMemo(() => wordParts(shorten(left), shorten(right)), [left, right]);
  return (
    <>
      <del className={styles.old}>
        <Parts parts={old} />
      </del>
      <span className={styles.faint}>→</span>
      <ins className={styles.fresh}>
        <Parts parts={fresh} />
      </ins>
    </>
  );
}

function Parts({ parts }: { readonly parts: readonly Part[] }) {
  return parts.map(({ text, differs }, at) =>
    // A part is its place.
    // oxlint-disable-next-line react/no-array-index-key
    differs ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>,
  );
}

/** The value of a row, the old one and the new one inline. */
export function NodeValue({ node }: { readonly node: DiffNode }) {
  if (node.status === 'modified') return <span className={styles.faint}>{node.kind === 'array' ? '[…]' : '{…}'}</span>;
  if (node.status === 'changed') return <Changed left={node.left} right={node.right} />;
  if (node.status === 'removed') return <del className={styles.old}>{shorten(node.left)}</del>;
  const value = shorten(node.right);
  return node.status === 'added' ? (
    <ins className={styles.fresh}>{value}</ins>
  ) : (
    <bdi className={styles.value}>{value}</bdi>
  );
}
