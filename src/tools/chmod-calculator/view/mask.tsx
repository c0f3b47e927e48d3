import { Empty } from '#ui/empty/empty.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { Results } from '#ui/results/results.tsx';
import { umask } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type DraftProps } from './draft.ts';

/** What a mask leaves to new files and directories. */
export function Mask({ draft, change }: DraftProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const errorText = useErrorText(text);
  const isEmpty = draft.mask.trim() === '';
  const { value, error, stale } = useOperation(umask, { umask: draft.mask }, { enabled: !isEmpty });
  return (
    <div className={styles.parts}>
      <Fields columns={1}>
        <InputText
          {...field('mask')}
          error={error && errorText(error)}
          placeholder="022"
          size="large"
          monospace
          rawText
          clearable
        />
      </Fields>
      {!value || isEmpty ? (
        <Empty>{t('empty')}</Empty>
      ) : (
        <Results
          stale={stale || error !== undefined}
          json={value}
          rows={[
            { label: t('umask.octal'), value: value.umask },
            { label: t('umask.symbolic'), value: value.symbolic },
            { label: t('umask.files'), value: value.files.octal, note: value.files.symbolic },
            { label: t('umask.directories'), value: value.directories.octal, note: value.directories.symbolic },
          ]}
        />
      )}
    </div>
  );
}
