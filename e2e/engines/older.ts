export interface OlderChromium {
  /** `Chromium 119`. */
  readonly name: string;
  readonly program: string;
}

/** The Chromiums that `npm run test:browsers` has fetched, on this side of the line or below it (decision 158). */
export function olderChromiums(side: 'supported' | 'below'): readonly OlderChromium[] {
  const fetched = JSON.parse(process.env['OLDER_CHROMIUMS'] ?? '[]') as readonly (OlderChromium & { side: string })[];
  return fetched.filter((one) => one.side === side);
}
