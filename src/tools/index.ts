import { categories, type Tool } from '#core/tool.ts';

const modules = import.meta.glob<Tool>('./*/tool.ts', { eager: true, import: 'default' });

const byCategoryThenName = ([, a]: [string, Tool], [, b]: [string, Tool]): number =>
  categories.indexOf(a.category) - categories.indexOf(b.category) || a.en.name.localeCompare(b.en.name, 'en');

/** Every tool by its folder's name, in the order of the menu. */
export const tools: Readonly<Record<string, Tool>> = Object.fromEntries(
  Object.entries(modules)
    .map(([file, tool]): [string, Tool] => [file.split('/')[1] as string, tool])
    .toSorted(byCategoryThenName),
);
