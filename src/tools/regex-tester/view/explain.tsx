import type { Translate } from '#core/text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { explain } from '../engine.ts';
import type { Node } from '../engine/explain.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { DraftProps } from './draft.ts';
import type { Place } from './marks.ts';

type T = Translate<(typeof text)['en']>;

interface ExplainTabProps extends Pick<DraftProps, 'draft'> {
  /** Gets the part of the pattern under the pointer, or undefined when there is none. */
  readonly onPoint: (place: Place | undefined) => void;
}

/** What the pattern says, as a tree in words. */
export function ExplainTab({ draft, onPoint }: ExplainTabProps) {
  const t = useText(text);
  const { value, stale } = useOperation(explain, draft);
  // An older explanation may be about a part that has changed since.
  const point = ({ start, end, raw }: Node): void =>
    onPoint(draft.pattern.slice(start, end) === raw ? { from: start, to: end } : undefined);
  return (
    <div className={styles.tree} data-stale={stale || undefined} onPointerLeave={() => onPoint(undefined)}>
      <Branch nodes={value?.nodes ?? []} t={t} onPoint={point} />
    </div>
  );
}

interface BranchProps {
  readonly nodes: readonly Node[];
  readonly t: T;
  readonly onPoint: (node: Node) => void;
}

function Branch({ nodes, t, onPoint }: BranchProps) {
  return (
    <ul>
      {nodes.map((node) => (
        <li
          key={`${node.start}-${node.end}-${node.type}`}
          onPointerOver={(event) => {
            event.stopPropagation();
            onPoint(node);
          }}
        >
          <code>{node.raw}</code> {sentenceOf(node, t)}
          {node.children.length > 0 && <Branch nodes={node.children} {...{ t, onPoint }} />}
        </li>
      ))}
    </ul>
  );
}

function sentenceOf(node: Node, t: T): string {
  const not = (what: string, negated: boolean): string => (negated ? t('node.not', { what }) : what);
  switch (node.type) {
    case 'literal':
      return t('node.literal', { text: node.text });
    case 'any':
      return t(node.lineBreaks ? 'node.anyAll' : 'node.any');
    case 'class':
      return t(node.negated ? 'node.notClass' : 'node.class');
    case 'range':
      return t('node.range', { from: node.from, to: node.to });
    case 'set':
      return not(
        node.set === 'property' ? t('node.property', { property: node.property ?? '' }) : t(`node.${node.set}`),
        node.negated,
      );
    case 'strings':
      return t('node.strings', { values: node.values.join(', ') });
    case 'start':
      return t(node.multiline ? 'node.startLine' : 'node.start');
    case 'end':
      return t(node.multiline ? 'node.endLine' : 'node.end');
    case 'word-boundary':
      return not(t('node.boundary'), node.negated);
    case 'capture':
      return node.name === null
        ? t('node.capture', { number: node.number })
        : t('node.named', { number: node.number, name: node.name });
    case 'group': {
      const { add, remove } = node;
      return add + remove === '' ? t('node.group') : t('node.modifiers', { add: add || '–', remove: remove || '–' });
    }
    case 'lookahead':
      return t(node.negated ? 'node.notLookahead' : 'node.lookahead');
    case 'lookbehind':
      return t(node.negated ? 'node.notLookbehind' : 'node.lookbehind');
    case 'backreference':
      return t('node.backreference', { groups: node.numbers.join(', ') });
    case 'quantifier':
      return timesOf(node, t);
    default:
      return t(`node.${node.type}`);
  }
}

function timesOf({ min, max, greedy }: Extract<Node, { type: 'quantifier' }>, t: T): string {
  const times =
    max === null
      ? min === 0
        ? t('node.any-times')
        : t('node.at-least', { count: min })
      : min === max
        ? t('node.exactly', { count: min })
        : min === 0 && max === 1
          ? t('node.optional')
          : t('node.between', { min, max });
  return greedy ? times : t('node.lazy', { times });
}
