import type { Context } from '#core/operation.ts';
import { printJson } from '#lib/json-scan/print-json.ts';
import type { PrintStyle } from '#lib/json-scan/printer.ts';
import { toBytes, toText } from '#lib/json-scan/source.ts';

interface FormatInput {
  readonly text: string;
  readonly sortKeys: boolean;
}

export async function formatDocument({ text, sortKeys }: FormatInput, context: Context): Promise<string> {
  const style: PrintStyle = {
    indent: '  ',
    comments: 'keep',
    unicode: 'keep',
    sortKeys: sortKeys ? 'asc' : 'none',
    inlineWidth: 0,
  };
  const { bytes } = await printJson(toBytes(text), { dialect: 'jsonc', documents: 'single' }, style, context);
  return toText(bytes);
}
