/** Joins the class names that apply: `classNames(styles.a, open && styles.open)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
