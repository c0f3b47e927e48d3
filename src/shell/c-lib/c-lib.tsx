import { type ComponentType, useEffect, useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { hrefOf } from '#ui/base-path.ts';
import { useShellText } from '../messages/messages.ts';
import { pathOf } from '../location.ts';
import styles from './c-lib.module.css';

const demos = import.meta.glob<ComponentType>('../../ui/*/*.demo.tsx', { import: 'Demo' });
const byName = Object.fromEntries(
  Object.entries(demos).map(([file, load]) => [file.split('/').at(-1)?.replace('.demo.tsx', '') ?? '', load]),
);

function Demo({ name }: { readonly name: string }) {
  const [Shown, show] = useState<ComponentType>();
  useEffect(() => {
    let current = true;
    void byName[name]?.().then((demo) => current && show(() => demo));
    return () => {
      current = false;
    };
  }, [name]);
  return Shown ? <Shown /> : null;
}

/** The component library, in development only: every component in all its states. */
export default function ComponentLibrary() {
  const t = useShellText();
  const chosen = pathOf(usePathname()).split('/')[2] ?? '';
  const names = Object.keys(byName).toSorted();
  return (
    <>
      <h1 tabIndex={-1}>{t('uiLibrary')}</h1>
      <nav className={styles.names} aria-label={t('uiLibrary')}>
        {names.map((name) => (
          <a key={name} href={hrefOf(`/c-lib/${name}`)} aria-current={name === chosen ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      {(chosen in byName ? [chosen] : names).map((name) => (
        <section key={name} className={styles.demo}>
          <h2>{name}</h2>
          <Demo name={name} />
        </section>
      ))}
    </>
  );
}
