import { existsSync, readdirSync } from 'node:fs';

/** Every tool that has a screen, by its folder's name; `src/tools/index.test.ts` fails for one that has none. */
export const toolIds: readonly string[] = readdirSync('src/tools').filter((name) =>
  existsSync(`src/tools/${name}/view.tsx`),
);

/** Every route of the built site. */
export const routes: readonly string[] = ['/', '/about', '/pipe', ...toolIds.map((id) => `/${id}`)];

/** Is the route the page of a tool? What is the same around all of them needs to be walked through once. */
export const isTool = (route: string): boolean => toolIds.includes(route.slice(1));
