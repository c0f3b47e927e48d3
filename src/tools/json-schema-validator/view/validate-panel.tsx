import { lazy, useRef, useState } from 'react';
import type { CodeEditorHandle } from '#ui/code-editor/code-editor.tsx';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { offsetOfLine } from '#ui/line-offset.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Panes } from '#ui/panes/panes.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextSource } from '#ui/source-pane/text-source.tsx';
import { validate } from '../engine.ts';
import { text } from '../text.ts';
import { addedAt } from './added-schemas.ts';
import { dataSample, fields, schemaSample, type DraftProps } from './draft.ts';
import { shareOut } from './share-out.ts';
import { Status } from './status.tsx';
import { useFaultMarks } from './use-fault-marks.ts';
import styles from '../view.module.css';

/** The texts of schemas that were added are loaded with the first of them. */
const GivenSchemas = lazy(async () => ({ default: (await import('./given-schemas.tsx')).GivenSchemas }));

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
  const marks = useFaultMarks(run, data);
  const schemaFile = useTextFile((opened) => change({ schema: opened }));
  const dataFile = useTextFile((opened) => change({ data: opened }));
  const isOfData = run.error?.details['field'] === 'data';
  const isOfSchema = !isOfData && addedAt(run.error, schemas) < 0;
  const [latest, setLatest] = useState<string>();
  const add = (uri: string): void => {
    change({ schemas: [...schemas, { uri, text: '' }] });
    setLatest(uri);
  };
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
          <TextSource
            name={t('schema.label')}
            language="json"
            value={schema}
            sample={schemaSample}
            onChange={(changed) => change({ schema: changed })}
            error={isOfSchema ? run.error : undefined}
            file={schemaFile}
            takesDrops={false}
            editor={schemaEditor}
          />
          <TextSource
            name={t('data.label')}
            language="json"
            value={data}
            sample={dataSample}
            onChange={(changed) => change({ data: changed })}
            error={isOfData ? run.error : undefined}
            marks={marks}
            file={dataFile}
            onFiles={(files) => {
              const [schemaGiven, dataGiven] = shareOut(files);
              if (schemaGiven) schemaFile.open(schemaGiven);
              if (dataGiven) dataFile.open(dataGiven);
            }}
            editor={dataEditor}
          />
        </Panes>
      </div>
      {schemaFile.question}
      {dataFile.question}
      {schemas.length > 0 && (
        <DeferredSuspense>
          <GivenSchemas
            {...{ schemas, change, latest }}
            error={run.error}
            onAdd={add}
            onRemoved={() => schemaEditor.current?.focus()}
          />
        </DeferredSuspense>
      )}
      <Status
        {...{ draft, change, run, enabled }}
        onAdd={add}
        onGoToData={(line, column) => dataEditor.current?.goTo(offsetOfLine(data, line, column))}
        onGoToSchema={(line, column) => schemaEditor.current?.goTo(offsetOfLine(schema, line, column))}
      />
    </>
  );
}
