import { useMemo } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { Results } from '#ui/results/results.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { apply, parse } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { DraftProps } from './draft.ts';

const kinds = ['file', 'directory'] as const;

/** What chmod would make of a mode. */
export function Apply({ draft, change }: DraftProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const isEmpty = [draft.mode, draft.expression, draft.umask].some((typed) => typed.trim() === '');
  const { value: after, error, stale } = useOperation(apply, draft, { enabled: !isEmpty });
  const { value: before } = useOperation(parse, draft, { enabled: draft.mode.trim() !== '' });
  const errorOf = (code: string): string | undefined => (error?.code === code ? errorText(error) : undefined);
  const symbolic = useMemo(
    () =>
      after &&
      [...after.symbolic].map((letter, index) => ({ letter, place: index, isNew: letter !== before?.symbolic[index] })),
    [after, before],
  );
  return (
    <div className={styles.parts}>
      <Fields>
        <InputText
          label={t('current')}
          value={draft.mode}
          onChange={(mode) => change({ mode })}
          error={errorOf('invalid-mode')}
          placeholder="0644"
          monospace
          rawText
        />
        <InputText
          label={t('expression')}
          value={draft.expression}
          onChange={(expression) => change({ expression })}
          error={errorOf('invalid-expression')}
          placeholder="u+x,go-w"
          monospace
          rawText
        />
        <Segmented
          label={t('kind')}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
          options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <InputText
          label={t('mask')}
          value={draft.umask}
          onChange={(umask) => change({ umask })}
          error={errorOf('invalid-umask')}
          hint={t('mask.hint')}
          placeholder="022"
          monospace
          rawText
        />
      </Fields>
      {!after || !symbolic || isEmpty ? (
        <Empty>{t('empty')}</Empty>
      ) : (
        <Results
          stale={stale || error !== undefined}
          json={after}
          rows={[
            { label: t('octal'), value: after.octal },
            {
              label: t('symbolic'),
              value: after.symbolic,
              shown: (
                <bdi>
                  {symbolic.map(({ letter, place, isNew }) =>
                    isNew ? (
                      <mark key={place} className={styles.changed}>
                        {letter}
                      </mark>
                    ) : (
                      <span key={place}>{letter}</span>
                    ),
                  )}
                </bdi>
              ),
              note: t(symbolic.some(({ isNew }) => isNew) ? 'changed' : 'unchanged'),
            },
            { label: t('clauses'), value: after.clauses },
          ]}
          actions={
            <Button
              variant="line"
              size="small"
              onClick={() => change({ permissions: after.octal, tab: 'permissions' })}
            >
              {t('use')}
            </Button>
          }
        />
      )}
    </div>
  );
}
