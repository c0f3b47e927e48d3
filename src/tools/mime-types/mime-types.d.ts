declare module 'mime-types' {
  /** The type that is preferred for each extension. */
  export const types: Readonly<Record<string, string>>;
}
