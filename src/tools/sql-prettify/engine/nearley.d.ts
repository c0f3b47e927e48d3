/** What of nearley 2.20 is used here; it has no types. */
declare module 'nearley' {
  export interface Rule {
    readonly name: string;
    /** A text names rules, anything else stands for a token. */
    readonly symbols: readonly unknown[];
    readonly postprocess?: (parts: readonly unknown[]) => unknown;
  }
  export interface CompiledRules {
    readonly ParserRules: readonly Rule[];
  }
  const nearley: {
    readonly Grammar: { fromCompiled: (this: void, compiled: CompiledRules, start?: string) => unknown };
    readonly Parser: {
      readonly prototype: {
        finish: (this: object) => unknown[];
        reportError: (this: { readonly lexer: { formatError: (token: object) => string } }, token: object) => string;
      };
    };
  };
  export default nearley;
}
