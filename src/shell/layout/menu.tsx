import { memo, useEffect, useMemo } from 'react';
import type { ToolRow } from '#core/tool.ts';
import { hrefOf } from '#ui/base-path.ts';
import { Button, LinkButton } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { catalogue, toolOf } from '../catalogue.ts';
import { product } from '../head.ts';
import { useShellText, useToolNames } from '../messages/messages.ts';
import { useFavorites } from '../stores/favorites.ts';
import { lateMark, StaticPart, staticMark } from '../static-part.tsx';
import { useMenuStore } from '../stores/menu.ts';
import { LanguageSelect } from './language-select.tsx';
import { Mark } from './mark.tsx';
import { MenuFoot } from './menu-foot.tsx';
import styles from './menu.module.css';
import { showCurrent } from './show-current.ts';
import { SupportLink } from './top-bar.tsx';

interface ItemProps {
  readonly tool: ToolRow;
  readonly current: boolean;
  /** The key that opens it. */
  readonly hint?: string;
}

/** Rendered once per tool, so it does not render again with the menu. */
const Item = memo(function Item({ tool, current, hint }: ItemProps) {
  const name = useToolNames()[tool.id] ?? tool.id;
  return (
    <li>
      <a
        className={styles.item}
        href={hrefOf(`/${tool.id}`)}
        title={hint === undefined ? name : `${name} (${hint})`}
        aria-current={current ? 'page' : undefined}
      >
        <Icon name={tool.icon} />
        {/* No line ends within "Wi-Fi". */}
        {name.replaceAll('-', '\u2011')}
      </a>
    </li>
  );
});

interface GroupProps {
  readonly id: string;
  readonly name: string;
  readonly tools: readonly ToolRow[];
  readonly path: string;
}

function Group({ id, name, tools, path }: GroupProps) {
  const collapsed = useMenuStore((state) => state.collapsedCategories[id] === true);
  const toggle = useMenuStore((state) => state.toggleCategory);
  return (
    <section className={classNames(collapsed && styles.collapsed)} {...lateMark}>
      <h2 className={styles.group}>
        <button type="button" aria-expanded={!collapsed} aria-controls={`menu-${id}`} onClick={() => toggle(id)}>
          <Icon name="chevron-down" size={12} />
          {name}
        </button>
      </h2>
      <ul id={`menu-${id}`} hidden={collapsed}>
        {tools.map((tool, index) => (
          <Item
            key={tool.id}
            tool={tool}
            current={path === `/${tool.id}`}
            {...(id === 'favorites' && index < 9 && { hint: `Alt ${index + 1}` })}
          />
        ))}
      </ul>
    </section>
  );
}

function Groups({ path }: { readonly path: string }) {
  const t = useShellText();
  const favorites = useFavorites((state) => state.ids);
  const known = favorites.flatMap((id) => toolOf(id) ?? []);
  return (
    <>
      {known.length > 0 && <Group id="favorites" name={t('favorites')} tools={known} path={path} />}
      {catalogue.groups.map(({ category, tools }) => (
        <Group key={category} id={category} name={t(`category.${category}`)} tools={tools} path={path} />
      ))}
    </>
  );
}

/** The links: they work as prerendered until somebody touches them. */
function Links({ path }: { readonly path: string }) {
  const t = useShellText();
  const collapsed = useMenuStore((state) => state.collapsedCategories);
  const setAll = useMenuStore((state) => state.setAllCollapsed);
  const allCollapsed = catalogue.groups.every(({ category }) => collapsed[category]);
  return (
    <nav className={styles.nav} aria-label={t('menu')}>
      <Groups path={path} />
      <Button
        className={styles.all}
        size="small"
        variant="quiet"
        icon={allCollapsed ? 'unfold-vertical' : 'fold-vertical'}
        onClick={() => setAll(['favorites', ...catalogue.groups.map(({ category }) => category)], !allCollapsed)}
      >
        {allCollapsed ? t('expandAll') : t('collapseAll')}
      </Button>
    </nav>
  );
}

export function Menu({ path }: { readonly path: string }) {
  const t = useShellText();
  const links = useMemo(
    () => (
      <StaticPart>
        <Links path={path} />
      </StaticPart>
    ),
    [path],
  );
  useEffect(showCurrent, [path]);
  return (
    <aside id="menu" className={styles.menu} aria-label={t('menu')}>
      <a className={styles.brand} href={hrefOf('/')}>
        <Mark />
        <span>
          <b>{product}</b>
          <small>{t('tagline')}</small>
        </span>
      </a>
      <div {...staticMark} className={styles.links}>
        {links}
      </div>
      <div className={styles.small}>
        <LanguageSelect />
        <LinkButton icon="workflow" href={hrefOf('/pipe')}>
          {t('pipes')}
        </LinkButton>
        <LinkButton icon="info" href={hrefOf('/about')}>
          {t('about')}
        </LinkButton>
        <SupportLink />
      </div>
      <MenuFoot />
    </aside>
  );
}
