import { startOf } from '#core/start-of.ts';
import { useCopy } from '#ui/copy-button/use-copy.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { offsetOfLine } from '#ui/line-offset.ts';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { MenuItem } from '#ui/menu/menu.tsx';
import { PlaceList } from '#ui/place-list/place-list.tsx';
import { words } from '#ui/words.ts';
import type { Language } from '../engine/fields.ts';
import type { QueryResult } from '../engine/query.ts';
import { text } from '../text.ts';
import { toJmesPath } from './jmespath-path.ts';

/** Longer values are cut in the list, UTF-16 units. */
const shownLength = 80;

interface LocationsProps {
  /** The document. */
  readonly document: string;
  readonly language: Language;
  readonly results: readonly QueryResult[];
  readonly count: number;
  /** They are of an older document or expression. */
  readonly stale: boolean;
  /** What is there now is wrong: their paths are not copied. */
  readonly isOld: boolean;
  readonly onGoTo: (offset: number) => void;
}

/** Where each result stands in the document, with its value; the path can be copied in all three languages. */
export function Locations({ document, language, results, count, stale, isOld, onGoTo }: LocationsProps) {
  const t = useText(text);
  const places = results.flatMap(({ path, pointer, line, column, value }) => {
    if (path === null || pointer === null) return [];
    const paths = { jsonpath: path, pointer, jmespath: toJmesPath(path) };
    return { paths, path: paths[language] || path, line, column, value };
  });
  if (places.length === 0) return null;
  return (
    <PlaceList
      label={t('results')}
      items={places.map(({ path, paths, line, value }, index) => ({
        key: String(index),
        text: <code>{path}</code>,
        about: value.length > shownLength ? `${startOf(value, shownLength)}…` : value,
        line,
        action: !isOld && <CopyPath {...{ path, paths }} />,
      }))}
      stale={stale || isOld}
      count={count}
      onGoTo={(line, index) => onGoTo(offsetOfLine(document, line, places[index]?.column ?? 1))}
    />
  );
}

interface CopyPathProps {
  /** The one that is shown. */
  readonly path: string;
  readonly paths: Readonly<Record<Language, string>>;
}

function CopyPath({ path, paths }: CopyPathProps) {
  const t = useText(text);
  const ui = useText(words);
  const { copy } = useCopy();
  return (
    <MenuButton label={ui('copyName', { name: path })}>
      {Object.entries(paths).map(([language, written]) => (
        <MenuItem key={language} icon="copy" onSelect={() => void copy(written)}>
          {t('copyAs', { language: t(`language.${language as Language}`) })}
        </MenuItem>
      ))}
    </MenuButton>
  );
}
