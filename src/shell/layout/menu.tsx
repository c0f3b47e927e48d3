import { memo, useEffect, useRef } from 'react';
import type { ToolRow } from '#core/tool.ts';
import { hrefOf } from '#ui/base-path.ts';
import { Button, LinkButton } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { groups, toolOf } from '../catalogue.ts';
import { config } from '../config.ts';
import { product } from '../head.ts';
import { useShellText, useToolWords } from '../messages/messages.ts';
import { useFavorites } from '../stores/favorites.ts';
import { useMenuStore } from '../stores/menu.ts';
import { LanguageSelect } from './language-select.tsx';
import { Mark } from './mark.tsx';
import styles from './menu.module.css';
import { SupportLink } from './top-bar.tsx';

/** As often as there are tools: not rendered anew with the menu. */
const Item = memo(function Item({ tool, current }: { readonly tool: ToolRow; readonly current: boolean }) {
  const name = useToolWords()[tool.id]?.name ?? tool.id;
  /** The page of another tool closes an overlaid menu by itself; the current one is no other page. */
  const close = (): void => {
    const { isSmallScreen, setMenuCollapsed } = useMenuStore.getState();
    if (current && isSmallScreen) setMenuCollapsed(true);
  };
  return (
    <li>
      <a
        className={styles.item}
        href={hrefOf(`/${tool.id}`)}
        title={name}
        aria-current={current ? 'page' : undefined}
        onClick={close}
      >
        <Icon name={tool.icon} />
        <span>{name}</span>
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
    <section className={classNames(collapsed && styles.collapsed)}>
      <h2 className={styles.group}>
        <button type="button" aria-expanded={!collapsed} aria-controls={`menu-${id}`} onClick={() => toggle(id)}>
          <Icon name="chevron-down" size={12} />
          {name}
        </button>
      </h2>
      <ul id={`menu-${id}`} hidden={collapsed}>
        {tools.map((tool) => (
          <Item key={tool.id} tool={tool} current={path === `/${tool.id}`} />
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
      {groups.map(({ category, tools }) => (
        <Group key={category} id={category} name={t(`category.${category}`)} tools={tools} path={path} />
      ))}
    </>
  );
}

export function Menu({ path }: { readonly path: string }) {
  const t = useShellText();
  const nav = useRef<HTMLElement>(null);
  const collapsed = useMenuStore((state) => state.collapsedCategories);
  const setAll = useMenuStore((state) => state.setAllCollapsed);
  const allCollapsed = groups.every(({ category }) => collapsed[category]);

  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    const box = nav.current?.getBoundingClientRect();
    const item = current?.getBoundingClientRect();
    if (!nav.current || !box || !item || (item.top >= box.top && item.bottom <= box.bottom)) return;
    nav.current.scrollTop += item.top - box.top - box.height / 2;
  }, [path]);

  return (
    <aside id="menu" className={styles.menu} aria-label={t('menu')}>
      <a className={styles.brand} href={hrefOf('/')}>
        <Mark />
        <span>
          <b>{product}</b>
          <small>{t('tagline')}</small>
        </span>
      </a>
      <nav ref={nav} className={styles.nav} aria-label={t('menu')}>
        <Groups path={path} />
        <Button
          className={styles.all}
          size="small"
          variant="quiet"
          icon={allCollapsed ? 'unfold-vertical' : 'fold-vertical'}
          onClick={() => setAll(['favorites', ...groups.map(({ category }) => category)], !allCollapsed)}
        >
          {allCollapsed ? t('expandAll') : t('collapseAll')}
        </Button>
      </nav>
      <div className={styles.small}>
        <LanguageSelect />
        <LinkButton icon="info" href={hrefOf('/about')}>
          {t('about')}
        </LinkButton>
        <SupportLink />
      </div>
      <footer className={styles.foot}>
        <a href={hrefOf('/about#privacy')}>{t('private')}</a>
        <span>{config['app.version']}</span>
      </footer>
    </aside>
  );
}
