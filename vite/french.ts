import { parseAst, type Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Property extends Node {
  readonly key?: { readonly name?: string };
  readonly value: Node;
}
interface Expression extends Node {
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly Expression[];
  readonly properties?: readonly Property[];
}
interface Declaration extends Node {
  readonly declarations?: readonly { readonly id: { readonly name: string }; readonly init: Expression }[];
  readonly declaration?: Declaration | null;
  readonly source?: Node & { readonly value: string };
}

/** Tables of words that screens use. */
const tables = /\/src\/(?:tools\/[^/]+\/text|ui\/document-converter\/words)\.ts$/;
/** Tables that are parts of such tables only. */
const parts = /\/src\/core\/(?:json|document|yaml|toml)-errors\.ts$/;
/** What stands after the name of a module that holds the French words only. */
export const query = '?french';

interface Table {
  readonly name: string;
  readonly exported: boolean;
  readonly init: Node;
  readonly en: string;
  readonly fr: string;
}

function tablesOf(code: string, body: readonly Declaration[]): Table[] {
  const textOf = (node: Node): string => code.slice(node.start, node.end);
  return body.flatMap((statement) => {
    const exported = statement.type === 'ExportNamedDeclaration';
    const { declarations = [] } = (exported ? statement.declaration : statement) ?? {};
    return declarations.flatMap(({ id: { name }, init }) => {
      const words = init.callee?.name === 'defineText' ? init.arguments?.[0] : init;
      const part = (language: string): Node | undefined =>
        words?.properties?.find(({ key }) => key?.name === language)?.value;
      const [en, fr] = [part('en'), part('fr')];
      return en && fr ? [{ name, exported, init, en: textOf(en), fr: textOf(fr) }] : [];
    });
  });
}

/** The source with other texts in the places of nodes. */
function replaced(code: string, changes: readonly (readonly [node: Node, text: string])[]): string {
  let result = code;
  for (const [{ start, end }, text] of changes.toSorted(([a], [b]) => b.start - a.start)) {
    result = result.slice(0, start) + text + result.slice(end);
  }
  return result;
}

/**
 * Takes the French words out of the screens: of a table `{ en, fr }` the module keeps the English one, and the French
 * one becomes a chunk of its own, `text.ts?french`, that is loaded when the page is French.
 */
export function french(): Plugin {
  return {
    name: 'toolcrib:french',
    enforce: 'pre',
    transform(code, id) {
      const isFrench = id.endsWith(query);
      const file = isFrench ? id.slice(0, -query.length) : id;
      const isTable = tables.test(file);
      if (!isTable && !parts.test(file)) return undefined;
      const body = parseAst(code).body as unknown as readonly Declaration[];
      const found = tablesOf(code, body);
      if (isFrench) {
        const own = found.map(({ init, fr }) => [init, `{ fr: ${fr} }`] as const);
        const imports = body.flatMap((statement) => {
          const { source } = statement;
          if (!source) return [];
          const isPart = parts.test(`/src/${source.value.slice(1)}`);
          return [isPart ? ([source, JSON.stringify(source.value + query)] as const) : ([statement, ''] as const)];
        });
        const main = found.find(({ exported }) => exported);
        return replaced(code, [...own, ...imports]) + (isTable && main ? `\nexport default ${main.name}.fr;` : '');
      }
      const late = (en: string): string => `lateText(${en}, () => import(${JSON.stringify(file + query)}))`;
      const kept = found.map(
        ({ init, en, exported }) => [init, isTable && exported ? late(en) : `{ en: ${en} }`] as const,
      );
      return `import { lateText } from '#core/text.ts';\n${replaced(code, kept)}`;
    },
  };
}
