import { once } from '#core/once.ts';
import { ToolError } from '#core/operation.ts';
import { Places } from '#lib/documents/places.ts';
import { readJson } from '#lib/documents/read-json.ts';
import type { Value } from '#lib/documents/value.ts';
import { LineIndex } from '#lib/line-index.ts';

const loadReadYaml = once(() => import('#lib/documents/read-yaml.ts'));

interface Origin {
  readonly field: 'schema' | 'data';
  /** The address of a schema that was given along. */
  readonly source?: string;
}

/** A text with its documents and where their values stand. */
export interface Read {
  readonly documents: readonly Value[];
  readonly places: Places;
  readonly lines: LineIndex;
}

const isBlank = (text: string): boolean => !/[^\s\uFEFF]/.test(text);

/** A text that begins like JSON and breaks in its first line was meant to be JSON. */
function isMeantAsJson(text: string, error: ToolError): boolean {
  return /^[\s\uFEFF]*[[{]/.test(text) && error.details['line'] === 1;
}

/** JSON, or YAML where it is none. Errors: `empty-input`, `invalid-json`, `invalid-yaml` and so on, with the origin. */
export async function readText(text: string, origin: Origin): Promise<Read> {
  if (isBlank(text)) throw new ToolError('empty-input', { ...origin });
  const places = new Places();
  const lines = new LineIndex(text);
  try {
    return { documents: readJson(text, { places }).documents, places, lines };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error.code !== 'invalid-json' || isMeantAsJson(text, error)) {
      throw new ToolError(error.code, { ...error.details, ...origin });
    }
  }
  try {
    const { readYaml } = await loadReadYaml();
    return { documents: readYaml(text, { places }).documents, places, lines };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    throw new ToolError(error.code, { ...error.details, ...origin });
  }
}
