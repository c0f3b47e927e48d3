declare module 'virtual:tools/rows' {
  const rows: readonly import('#core/tool.ts').ToolRow[];
  export default rows;
}
declare module 'virtual:tools/data-sets' {
  const sets: readonly (import('#core/tool.ts').DataSet & { readonly tool: string })[];
  export default sets;
}
declare module 'virtual:tools/best-known' {
  /** The ids of all tools, those that most people look for first. */
  const ids: readonly string[];
  export default ids;
}
declare module 'virtual:tools/any-text' {
  /** The tools that take any text, and into which fields of their pages. */
  const takers: readonly { readonly tool: string; readonly fields: readonly string[] }[];
  export default takers;
}
declare module 'virtual:tools/en' {
  const words: Readonly<Record<string, import('#core/tool.ts').ToolWords>>;
  export default words;
}
declare module 'virtual:tools/fr' {
  const words: Readonly<Record<string, import('#core/tool.ts').ToolWords>>;
  export default words;
}
declare module 'virtual:tools/names/en' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
declare module 'virtual:tools/names/fr' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
declare module 'virtual:thread' {
  /** The built `src/cli/thread.ts`. */
  const url: URL;
  export default url;
}
declare module 'virtual:configuration' {
  export const config: import('#core/config.ts').Config;
  /** What is wrong with it. */
  export const fault: string | undefined;
}
declare module 'virtual:icons' {
  /** The sprite's path below the base path. */
  export const sprite: string;
}
