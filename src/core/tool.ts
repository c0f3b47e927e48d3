/** The categories, in the order of the menu. */
export const categories = [
  'crypto',
  'converter',
  'web',
  'images',
  'development',
  'network',
  'math',
  'measurement',
  'text',
  'data',
] as const;
export type Category = (typeof categories)[number];

/** The words of a tool in the catalog, in one language. */
export interface ToolWords {
  readonly name: string;
  /** A sentence for the card, of at most 70 characters; the description where that is as short. */
  readonly summary?: string;
  /** One sentence, also used as the page's meta description. */
  readonly description: string;
  readonly keywords: readonly string[];
}

/** A table of facts that a tool ships, named on the About page with the day it was published. */
export interface DataSet {
  readonly name: string;
  /** `YYYY-MM-DD`; `YYYY-MM` where no more is known. */
  readonly date: string;
}

/** The width of the page: at most 720, 860 or 2200 px. */
export type Width = 'narrow' | 'medium' | 'wide';

export interface Tool {
  readonly category: Category;
  /** A lucide icon's name. */
  readonly icon: string;
  readonly width?: Width;
  /**
   * From 0 to 100: how many developers look for it. The most popular tools come first on the home page; 50 by default.
   */
  readonly popularity?: number;
  /** The fields of its page that take any text; two for a tool that compares. */
  readonly takesText?: readonly string[];
  /** `YYYY-MM-DD`; a tool is marked as new for two calendar months from then. */
  readonly createdAt?: string;
  /** Old paths that lead here, each with its leading slash. */
  readonly redirectFrom?: readonly string[];
  readonly dataSets?: readonly DataSet[];
  readonly en: ToolWords;
  readonly fr: ToolWords;
}

export function defineTool(tool: Tool): Tool {
  return tool;
}

/** The language-neutral row of the registry. */
export interface ToolRow {
  /** The folder's name; the path is `/` and this. */
  readonly id: string;
  readonly category: Category;
  readonly icon: string;
  readonly width: Width;
  readonly createdAt?: string;
  readonly redirectFrom?: readonly string[];
}

/** True from the day of creation until the same day two calendar months later. */
export function isNew(createdAt: string | undefined, now: Date): boolean {
  if (createdAt === undefined) return false;
  const created = new Date(`${createdAt}T00:00:00Z`);
  const end = new Date(created);
  end.setUTCMonth(end.getUTCMonth() + 2);
  if (end.getUTCDate() !== created.getUTCDate()) end.setUTCDate(0);
  return created <= now && now < end;
}
