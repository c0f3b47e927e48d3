import { useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CodeEditor, type CodeEditorHandle } from '#ui/code-editor/code-editor.tsx';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { offsetOfLine } from '#ui/line-offset.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Pane, Panes } from '#ui/panes/panes.tsx';
import { Select } from '#ui/select/select.tsx';
import { SourcePane } from '#ui/source-pane/source-pane.tsx';
import { TextSource } from '#ui/source-pane/text-source.tsx';
import { validate } from '../engine.ts';
import { text } from '../text.ts';
import { dataSample, fields, schemaSample, type DraftProps } from './draft.ts';
import { Status } from './status.tsx';
import styles from '../view.module.css';

/** A schema, data, and what the one says of the other. */
export function ValidatePanel({ draft, change }: DraftProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const schemaEditor = useRef<CodeEditorHandle>(null);
  const dataEditor = useRef<CodeEditorHandle>(null);
  const { data, draft: version, formats, schema, schemas } = draft;
  const enabled = /\S/.test(schema) && /\S/.test(data);
  const input = { schema, data, draft: version, formats, schemas: schemas.filter((given) => /\S/.test(given.text)) };
  const run = useOperation(validate, input, { enabled });
  const schemaFile = useTextFile((opened) => change({ schema: opened }));
  const dataFile = useTextFile((opened) => change({ data: opened }));
  const isOfData = run.error?.details['field'] === 'data';
  return (
    <>
      <OptionRow>
        <Select
          {...field('draft', (name) => (name === 'auto' ? t('draft.auto') : name))}
          labelPosition="left"
          size="small"
        />
        <Select {...field('formats')} labelPosition="left" size="small" />
      </OptionRow>
      <div className={styles.inputs}>
        <Panes>
          <SourcePane
            name={t('schema.label')}
            language="json"
            lineNumbers
            value={schema}
            sample={schemaSample}
            onChange={(changed) => change({ schema: changed })}
            onFile={schemaFile.open}
            editor={schemaEditor}
          />
          <TextSource
            name={t('data.label')}
            language="json"
            value={data}
            sample={dataSample}
            onChange={(changed) => change({ data: changed })}
            error={isOfData ? run.error : undefined}
            file={dataFile}
            editor={dataEditor}
          />
        </Panes>
      </div>
      {schemaFile.question}
      {dataFile.question}
      {schemas.map(({ uri, text: given }, index) => (
        <Pane
          key={uri}
          name={t('given.label', { uri })}
          actions={
            <Button
              variant="quiet"
              size="small"
              onClick={() => change({ schemas: schemas.filter((_, at) => at !== index) })}
            >
              {t('removeSchema')}
            </Button>
          }
        >
          <CodeEditor
            label={t('given.label', { uri })}
            language="json"
            value={given}
            onChange={(changed) => change({ schemas: schemas.with(index, { uri, text: changed }) })}
          />
        </Pane>
      ))}
      <Status
        {...{ draft, change, run }}
        onGoToData={(line, column) => dataEditor.current?.goTo(offsetOfLine(data, line, column))}
        onGoToSchema={(line, column) => schemaEditor.current?.goTo(offsetOfLine(schema, line, column))}
      />
    </>
  );
}
