/** Missing from the DOM types (WICG, Network Information API). */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Does the visitor ask to save data, or is the line so slow that nothing should come that nobody has asked for? */
export function isSlowLine(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '4g') !== '4g';
}
