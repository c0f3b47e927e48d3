import { ToolError } from '#core/operation.ts';
import { Places } from '#lib/documents/places.ts';
import { jsonText } from '#lib/documents/print-json.ts';
import { readSamples } from '#lib/json-shape/samples.ts';
import { schemaOf } from '#lib/json-shape/schema.ts';
import { Shape } from '#lib/json-shape/shape.ts';
import type { ConvertInput } from './fields.ts';
import { modelOf, type Model } from './model.ts';
import { findings, type Findings } from './report.ts';
import { targetOf } from './targets.ts';

/** The defaults of `json-schema-validator/infer`. */
const schemaOptions = { draft: '2020-12', formats: true, required: true, closed: false } as const;

/** Characters: no name of a type is read beyond that. */
const longestName = 200;

function checkName({ rootName }: ConvertInput): void {
  if (rootName.length > longestName)
    throw new ToolError('invalid-name', { field: 'rootName', reason: 'long', limit: longestName });
  if (!/\p{L}/u.test(rootName)) throw new ToolError('invalid-name', { field: 'rootName' });
}

interface Code {
  readonly code: string;
  readonly model: Model;
}

function codeFor(shape: Shape, { dates, rootName, target }: ConvertInput): Code {
  if (target === 'json-schema') {
    const code = `${jsonText(schemaOf(shape, schemaOptions), '  ')}\n`;
    return { code, model: modelOf(shape, rootName, { typeLimit: Infinity }) };
  }
  const { dialect, write } = targetOf(target, dates);
  const model = modelOf(shape, rootName, dialect);
  return { code: write(model), model };
}

export function convertText(input: ConvertInput): string {
  checkName(input);
  const shape = new Shape();
  for (const { value } of readSamples(input)) shape.add(value);
  return codeFor(shape, input).code;
}

export interface Report extends Findings {
  readonly code: string;
  /** Of how many documents or elements the types are. */
  readonly samples: number;
}

export function convertWithReport(input: ConvertInput): Report {
  checkName(input);
  const places = new Places();
  const samples = readSamples(input, places);
  const shape = new Shape();
  for (const { value } of samples) shape.add(value);
  const { code, model } = codeFor(shape, input);
  return { code, samples: samples.length, ...findings(shape, model, samples, places) };
}
