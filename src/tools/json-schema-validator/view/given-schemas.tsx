import { useEffect, useRef } from 'react';
import type { Failure } from '#core/operation.ts';
import { Button } from '#ui/button/button.tsx';
import { CodeEditor, type CodeEditorHandle, type Mark } from '#ui/code-editor/code-editor.tsx';
import { literalEnd } from '#ui/fault/literal-end.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { offsetOfLine } from '#ui/line-offset.ts';
import { Pane } from '#ui/panes/panes.tsx';
import { text } from '../text.ts';
import { addedAt } from './added-schemas.ts';
import type { DraftProps } from './draft.ts';
import { SchemaFault } from './schema-fault.tsx';

interface SharedProps {
  /** Those that the schema refers to. */
  readonly schemas: DraftProps['draft']['schemas'];
  readonly onAdd: (uri: string) => void;
}

interface GivenSchemasProps extends SharedProps, Pick<DraftProps, 'change'> {
  readonly error: Failure | undefined;
  /** The address of the one that was added last. */
  readonly latest: string | undefined;
  readonly onRemoved: () => void;
}

/** The texts of schemas that were added. */
export function GivenSchemas({ schemas, change, error, latest, onAdd, onRemoved }: GivenSchemasProps) {
  const wrong = addedAt(error, schemas);
  return schemas.map((given, index) => (
    <GivenSchema
      key={given.uri}
      {...{ given, schemas, onAdd }}
      error={index === wrong ? error : undefined}
      isNew={given.uri === latest}
      onChange={(changed) => change({ schemas: schemas.with(index, { ...given, text: changed }) })}
      onRemove={() => {
        change({ schemas: schemas.filter((_, at) => at !== index) });
        onRemoved();
      }}
    />
  ));
}

interface GivenSchemaProps extends SharedProps {
  readonly given: SharedProps['schemas'][number];
  readonly error: Failure | undefined;
  readonly isNew: boolean;
  readonly onChange: (text: string) => void;
  readonly onRemove: () => void;
}

const none: readonly Mark[] = [];

function GivenSchema({ given, schemas, error, isNew, onChange, onRemove, onAdd }: GivenSchemaProps) {
  const t = useText(text);
  const editor = useRef<CodeEditorHandle>(null);
  useEffect(() => {
    if (isNew) editor.current?.focus();
  }, [isNew]);
  const label = t('given.label', { uri: given.uri });
  const offset = error?.details['offset'];
  return (
    <>
      <Pane
        name={label}
        actions={
          <Button variant="quiet" size="small" onClick={onRemove}>
            {t('removeSchema')}
          </Button>
        }
      >
        <CodeEditor
          ref={editor}
          label={label}
          language="json"
          value={given.text}
          marks={
            typeof offset === 'number' ? [{ from: offset, to: literalEnd(given.text, offset), tone: 'error' }] : none
          }
          invalid={error !== undefined}
          onChange={onChange}
        />
      </Pane>
      {error && (
        <SchemaFault
          {...{ error, schemas, onAdd }}
          value={given.text}
          onGoTo={(line, column) => editor.current?.goTo(offsetOfLine(given.text, line, column))}
          onReplace={onChange}
        />
      )}
    </>
  );
}
