import type { ReactNode } from 'react';
import type { Translate } from '#core/text.ts';
import { classNames } from '#ui/class-names.ts';
import { useCopy } from '#ui/copy-button/use-copy.ts';
import { useIsOld } from '#ui/hooks/awaited-answers.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Table, type Column } from '#ui/table/table.tsx';
import { Tooltip } from '#ui/tooltip/tooltip.tsx';
import hiding from '#ui/visually-hidden.module.css';
import { words } from '#ui/words.ts';
import type { Character } from '../engine/character.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface CharactersProps<Row extends Character> {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => number;
  /** They belong to an older input: nothing of them is copied. */
  readonly stale: boolean;
  /** Rows of the same cluster share a tint; every other one has it. */
  readonly isTinted?: (row: Row) => boolean;
  readonly empty?: ReactNode;
  readonly extra?: Column<Row>;
}

const facts = ['codePoint', 'name', 'block', 'category', 'script', 'utf8', 'utf16'] as const;

/** What is drawn for a character: itself, on a circle if it is a mark, or its abbreviation if it leaves no ink. */
function glyphOf({ char, category, aliases, codePoint }: Character): {
  readonly shown: string;
  readonly isLabel: boolean;
} {
  if (/^[CZ]/.test(category)) return { shown: aliases.at(-1) ?? codePoint, isLabel: true };
  return { shown: category.startsWith('M') ? `\u25CC${char}` : char, isLabel: false };
}

/** Characters with their facts; a click on any cell copies it. */
export function Characters<Row extends Character>(props: CharactersProps<Row>) {
  const { rows, rowKey, stale, isTinted, empty, extra } = props;
  const t = useText(text);
  const columns = [...columnsOf<Row>(t, stale, isTinted), ...(extra ? [extra] : [])];
  return <Table label={t('characters')} rows={rows} rowKey={rowKey} columns={columns} empty={empty} />;
}

function columnsOf<Row extends Character>(
  t: Translate<(typeof text)['en']>,
  stale: boolean,
  isTinted: CharactersProps<Row>['isTinted'],
): readonly Column<Row>[] {
  const fact = (id: (typeof facts)[number]): Column<Row> => ({
    id,
    header: t(`column.${id}`),
    width: id === 'name' ? 'wide' : id === 'category' ? 'narrow' : 'normal',
    mono: id === 'codePoint' || id.startsWith('utf'),
    cell: (row) => <CopyCell value={row[id]} stale={stale} />,
  });
  return [
    {
      id: 'char',
      header: t('column.char'),
      width: 'narrow',
      cell: (row) => <Glyph row={row} stale={stale} tinted={isTinted?.(row) ?? false} />,
    },
    ...facts.map(fact),
  ];
}

interface GlyphProps {
  readonly row: Character;
  readonly stale: boolean;
  readonly tinted: boolean;
}

function Glyph({ row, stale, tinted }: GlyphProps) {
  const { shown, isLabel } = glyphOf(row);
  const look = classNames(isLabel ? styles.label : styles.glyph, tinted && styles.tinted);
  const cell = <CopyCell value={row.char} shown={shown} stale={stale} className={look} />;
  return isLabel ? cell : <Tooltip text={shown}>{() => cell}</Tooltip>;
}

interface CopyCellProps {
  readonly value: string;
  readonly shown?: string;
  readonly stale: boolean;
  readonly className?: string | undefined;
}

function CopyCell({ value, shown = value, stale, className }: CopyCellProps) {
  const ui = useText(words);
  const { copied, copy } = useCopy();
  const isOld = useIsOld(stale);
  return (
    <button
      type="button"
      className={classNames(styles.copy, copied && styles.copied, className)}
      data-takes-answer=""
      disabled={isOld}
      onClick={() => void copy(value)}
    >
      <span className={hiding.hidden}>{ui('copy')} </span>
      <bdi>{shown}</bdi>
    </button>
  );
}
