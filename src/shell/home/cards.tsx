import type { ToolRow } from '#core/tool.ts';
import { catalogue } from '../catalogue.ts';
import { useShellText } from '../messages/messages.ts';
import { lateMark } from '../static-part.tsx';
import { byUse } from './card-order.ts';
import styles from './home.module.css';
import { ToolCard } from './tool-card.tsx';

interface GridProps {
  readonly list: readonly ToolRow[];
  /** The ids of the new tools. */
  readonly fresh: ReadonlySet<string>;
  /** The level of the cards' headings. */
  readonly level: 3 | 4;
  readonly reorder?: boolean;
}

function Grid({ list, fresh, level, reorder = false }: GridProps) {
  return (
    <ul className={styles.grid}>
      {list.map((tool, index) => (
        <ToolCard
          key={tool.id}
          tool={tool}
          level={level}
          isNew={fresh.has(tool.id)}
          {...(reorder && { index, last: index === list.length - 1 })}
        />
      ))}
    </ul>
  );
}

interface CardsProps extends Omit<GridProps, 'level'> {
  readonly title: string;
}

/** A list of tools under its title. */
export function Cards({ title, list, ...grid }: CardsProps) {
  return (
    <section>
      <h2 className={styles.heading}>
        {title} <small>{list.length}</small>
      </h2>
      <Grid list={list} level={3} {...grid} />
    </section>
  );
}

/** All tools, category by category, each with its best known first. */
export function Sections({ fresh }: Pick<GridProps, 'fresh'>) {
  const t = useShellText();
  return (
    <section>
      <h2 className={styles.heading}>
        {t('all')} <small>{catalogue.tools.length}</small>
      </h2>
      {catalogue.groups.map(({ category, tools }) => (
        <div key={category} className={styles.category} {...lateMark}>
          <h3>{t(`category.${category}`)}</h3>
          <Grid list={tools.toSorted(byUse)} fresh={fresh} level={4} />
        </div>
      ))}
    </section>
  );
}
