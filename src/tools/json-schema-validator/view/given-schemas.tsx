import { Button } from '#ui/button/button.tsx';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Pane } from '#ui/panes/panes.tsx';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';

interface GivenSchemasProps extends Pick<DraftProps, 'change'> {
  /** Those that the schema refers to. */
  readonly schemas: DraftProps['draft']['schemas'];
}

/** The texts of schemas that were added. */
export function GivenSchemas({ schemas, change }: GivenSchemasProps) {
  const t = useText(text);
  return schemas.map(({ uri, text: given }, index) => (
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
  ));
}
