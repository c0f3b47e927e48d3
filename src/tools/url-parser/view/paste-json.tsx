import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useUnsaved } from '#ui/hooks/unsaved.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import type { Parameter } from '#lib/query-pieces.ts';
import { text } from '../text.ts';

/** A number as it is written, so that all its digits stay; what the browser makes of it where it does not tell. */
function asWritten(_: string, value: unknown, context?: { readonly source?: string }): unknown {
  const { rawJSON } = JSON as { readonly rawJSON?: (written: string) => unknown };
  return typeof value === 'number' && context?.source !== undefined && rawJSON ? rawJSON(context.source) : value;
}

/** The parameters in a JSON object: arrays become repeated keys. Undefined for any other text. */
function parametersInJson(source: string): Parameter[] | undefined {
  if (!/^\s*\{/.test(source)) return undefined;
  let value: object;
  try {
    value = JSON.parse(source, asWritten) as object;
  } catch {
    return undefined;
  }
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) =>
    (Array.isArray(member) ? member : [member]).map((item: unknown) => ({
      key,
      value: typeof item === 'string' ? item : item === null ? '' : JSON.stringify(item),
      hasValue: true,
    })),
  );
}

/** Adds the members of a JSON object to the query. */
export function PasteJson({ onPaste }: { readonly onPaste: (parameters: readonly Parameter[]) => void }) {
  const t = useText(text);
  const [source, setSource] = useState('');
  useUnsaved(source !== '');
  const found = parametersInJson(source);
  return (
    <Fields columns={1}>
      <InputText
        label={t('json.label')}
        multiline
        autosize
        value={source}
        placeholder='{ "page": 2, "tag": ["a", "b"] }'
        error={source.trim() !== '' && !found ? t('json.error') : undefined}
        onChange={setSource}
        monospace
        rawText
      />
      <div>
        <Button
          variant="line"
          size="small"
          disabled={!found}
          onClick={() => {
            if (found) onPaste(found);
            setSource('');
          }}
        >
          {t('json.add')}
        </Button>
      </div>
    </Fields>
  );
}
