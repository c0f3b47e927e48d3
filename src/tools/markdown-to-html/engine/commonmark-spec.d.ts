declare module 'commonmark-spec' {
  interface Example {
    readonly markdown: string;
    readonly html: string;
    readonly section: string;
    readonly number: number;
  }
  const spec: { readonly tests: readonly Example[] };
  export default spec;
}
