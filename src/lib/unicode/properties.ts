import { once } from '#core/once.ts';
import { Runs } from './runs.ts';

const loadPropertiesJson = once(() => import('./data/properties.json'));

/** Properties of Unicode 17.0, whatever the runtime knows. */
export interface Properties {
  /** As Blocks.txt writes it: `Latin-1 Supplement`; `No_Block` where there is none. */
  readonly block: Runs;
  /** The short General_Category: `Ll`. */
  readonly category: Runs;
  /** The long Script with spaces: `Old Italic`; `Unknown` where there is none. */
  readonly script: Runs;
}

let loading: Promise<Properties> | undefined;

async function load(): Promise<Properties> {
  const { default: data } = await loadPropertiesJson();
  return { block: new Runs(data.blocks), category: new Runs(data.categories), script: new Runs(data.scripts) };
}

/** The tables, unpacked once. */
export function loadProperties(): Promise<Properties> {
  loading ??= load();
  return loading;
}

/** `U+00E9`: four to six digits. */
export function codePointLabel(point: number): string {
  return `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
}
