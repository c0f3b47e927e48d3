declare module 'virtual:tools/rows' {
  const rows: readonly import('#core/tool.ts').ToolRow[];
  export default rows;
}
declare module 'virtual:tools/data-sets' {
  const sets: readonly (import('#core/tool.ts').DataSet & { readonly tool: string })[];
  export default sets;
}
declare module 'virtual:tools/en' {
  const words: Readonly<Record<string, import('#core/tool.ts').ToolWords>>;
  export default words;
}
declare module 'virtual:tools/fr' {
  const words: Readonly<Record<string, import('#core/tool.ts').ToolWords>>;
  export default words;
}
declare module 'virtual:icons' {
  /** The sprite's path below the base path. */
  export const sprite: string;
}
