import type { ReactNode } from 'react';
import type { Failure } from '#core/operation.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import type { OperationState } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { checkHost, type match } from '../engine.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';

interface AnswerProps {
  readonly isGood: boolean;
  /** It is one to an older question. */
  readonly stale: boolean;
  readonly children: ReactNode;
}

function Answer({ isGood, stale, children }: AnswerProps) {
  return (
    <div data-stale={stale || undefined}>
      <Alert tone={isGood ? 'success' : 'warning'}>{children}</Alert>
    </div>
  );
}

interface QuestionsProps extends DraftProps {
  /** Do the input and the second key match? */
  readonly matched: OperationState<Awaited<ReturnType<(typeof match)['run']>>>;
  /** What is wrong with the roots. */
  readonly rootsError: Failure | undefined;
}

/** Does a key match, is it for a host, does one of the roots vouch for it? */
export function Questions({ draft, change, matched, rootsError }: QuestionsProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const { text: given, file, password, second, host } = draft;
  const isAsked = second.trim() !== '';
  const checked = useOperation(checkHost, { text: given, file, password, host }, { enabled: host.trim() !== '' });
  return (
    <Panel>
      <Fields>
        <InputText
          label={t('host.label')}
          hint={t('host.hint')}
          placeholder="www.example.com"
          value={host}
          onChange={(value) => change({ host: value })}
          error={checked.error && errorText(checked.error)}
          rawText
        />
        {checked.value && !checked.error && host.trim() !== '' && (
          <Answer isGood={checked.value.match} stale={checked.stale}>
            {checked.value.matched === null ? t('host.no') : t('host.yes', { name: checked.value.matched })}
          </Answer>
        )}
        <InputText
          label={t('second.label')}
          hint={t('second.hint')}
          placeholder={t('second.placeholder')}
          value={second}
          onChange={(value) => change({ second: value })}
          error={isAsked && matched.error ? errorText(matched.error) : undefined}
          multiline
          rows={2}
          monospace
          rawText
        />
        {matched.value && !matched.error && isAsked && (
          <Answer isGood={matched.value.match} stale={matched.stale}>
            {t(matched.value.match ? 'second.yes' : 'second.no')}
          </Answer>
        )}
        <InputText
          label={t('roots.label')}
          hint={t('roots.hint')}
          placeholder={t('roots.placeholder')}
          value={draft.roots}
          onChange={(roots) => change({ roots })}
          error={
            rootsError &&
            (rootsError.code === 'nothing-recognised' ? t('error.no-certificates') : errorText(rootsError))
          }
          multiline
          rows={2}
          monospace
          rawText
        />
      </Fields>
    </Panel>
  );
}
