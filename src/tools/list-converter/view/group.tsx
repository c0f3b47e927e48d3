import type { ReactNode } from 'react';
import styles from '../view.module.css';

/** Options that belong together, under their name. */
export function Group({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{name}</legend>
      {children}
    </fieldset>
  );
}

/** The groups side by side, as many as there is room for. */
export function Groups({ children }: { readonly children: ReactNode }) {
  return <div className={styles.groups}>{children}</div>;
}
