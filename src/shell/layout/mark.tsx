import styles from './menu.module.css';

/** The product's mark: a crib of drawers. */
export function Mark() {
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M4 9h16v11H4zM4 9l3-5h10l3 5M9 14h6" />
      </svg>
    </span>
  );
}
