import { useMemo } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { Results } from '#ui/results/results.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { apply, parse } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type DraftProps } from './draft.ts';

/** What chmod would make of a mode. */
export function Apply({ draft, change }: DraftProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const errorText = useErrorText(text);
  const isEmpty = [draft.mode, draft.expression, draft.umask].some((typed) => typed.trim() === '');
  const { value: after, error, stale } = useOperation(apply, draft, { enabled: !isEmpty });
  const isOld = stale || error !== undefined;
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
        <InputText {...field('mode')} error={errorOf('invalid-mode')} placeholder="0644" monospace rawText />
        <InputText
          {...field('expression')}
          error={errorOf('invalid-expression')}
          placeholder="u+x,go-w"
          monospace
          rawText
        />
        <Segmented {...field('kind')} />
        <InputText {...field('umask')} error={errorOf('invalid-umask')} placeholder="022" monospace rawText />
      </Fields>
      {!after || !symbolic || isEmpty ? (
        <Empty>{t('empty')}</Empty>
      ) : (
        <Results
          stale={isOld}
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
              stale={isOld}
              data-takes-answer=""
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
