import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { flag, secret, text as textField } from '#core/field.ts';
import type { ParsedAgent } from '#lib/user-agent/types.ts';
import { Button } from '#ui/button/button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { draftOf } from '#ui/hooks/draft-memory.ts';
import { useToolId } from '#ui/hooks/tool-context.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { parse, parseHeaders, parseMany } from './engine.ts';
import { text } from './text.ts';
import { Facts } from './view/facts.tsx';
import { Hints } from './view/hints.tsx';
import { Many } from './view/many.tsx';
import { samples } from './view/samples.ts';
import { Tokens } from './view/tokens.tsx';
import { useOwnHints } from './view/use-own-hints.ts';

const fields = {
  text: textField(''),
  /** Request headers with credentials, instead of `text`: kept nowhere, in no link. */
  secretText: secret(''),
  isPrefilled: flag(false),
};
const initial = {};

/** What was typed: nothing, one string, many, or request headers. */
function kindOf(source: string): 'none' | 'one' | 'many' | 'headers' {
  const lines = source.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return 'none';
  if (lines.length === 1) return /^\s*sec-ch-ua[\w-]*:/i.test(source) ? 'headers' : 'one';
  return lines.some((line) => /^\s*(?:user-agent|sec-ch-ua[\w-]*|host|accept[\w-]*):/i.test(line)) &&
    !lines.every((line) => /^\s*user-agent:/i.test(line))
    ? 'headers'
    : 'many';
}

/** Such as Authorization, Cookie and X-API-Key. */
const hasCredentials = (source: string): boolean =>
  Array.from(source.matchAll(/^[ \t]*([\w-]{1,100}):[ \t]*\S/gm), ([, name = '']) => name).some((name) =>
    /auth(?!ority)|cookie|token|key|secret|session|passw/i.test(name),
  );

const withText = (source: string) =>
  hasCredentials(source)
    ? { text: '', secretText: source, isPrefilled: true }
    : { text: source, secretText: '', isPrefilled: true };

/** Does it name anything at all? */
const isRecognized = ({ browser, engine, os, device, cpu, bot }: ParsedAgent): boolean =>
  bot !== null || [browser.name, engine.name, os.name, device.type, device.vendor, cpu.architecture].some(Boolean);

export default function UserAgentView() {
  const t = useText(text);
  const errorText = useErrorText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const field = useFields(fields, text, draft, change);
  const { hints, ask, forget } = useOwnHints();
  const source = draft.secretText || draft.text;
  const kind = kindOf(source);
  // Hints speak of this browser only.
  const isOwn = hints !== undefined && kind === 'one' && source.trim() === navigator.userAgent;

  const plain = useOperation(parse, { userAgent: source }, { enabled: kind === 'one' });
  const hinted = useOperation(parse, { userAgent: source, clientHints: hints }, { enabled: isOwn });
  const headers = useOperation(parseHeaders, { text: source }, { enabled: kind === 'headers' });
  const many = useOperation(parseMany, { text: source }, { enabled: kind === 'many' });
  const single = kind === 'headers' ? headers : isOwn ? hinted : plain;
  const [known, setKnown] = useState(single.value);
  const isUnknown = single.value !== undefined && !isRecognized(single.value);
  if (single.value && !isUnknown && single.value !== known) setKnown(single.value);
  const error = kind === 'many' ? many.error : single.error;
  const isVain = kind === 'many' ? many.value?.some(isRecognized) === false : kind !== 'none' && isUnknown;
  const [same] = many.value?.every(({ userAgent }, _, [first]) => userAgent === first?.userAgent) ? many.value : [];
  // What names nothing leaves the last agent, dimmed.
  const agent = isVain ? known : kind === 'many' ? same : single.value;
  const isOld = isVain || (kind === 'many' ? many.stale : single.stale);

  const manyText = (agents: readonly ParsedAgent[]): string => {
    const kinds = new Set(agents.map(({ userAgent }) => userAgent)).size;
    return kinds === 1 ? t('many.alike', { count: agents.length }) : t('many.kinds', { count: agents.length, kinds });
  };

  const isEmpty = draft.text === '' && !draft.isPrefilled;
  const tool = useToolId();
  useEffect(() => {
    // The values of a link and of the session may have come after this render.
    const values = draftOf(tool)?.values;
    if (!isEmpty || values?.['text'] !== '' || values['isPrefilled'] === true) return;
    change({ text: navigator.userAgent, isPrefilled: true });
  }, [tool, isEmpty, change]);
  // What a link or another page brought.
  useEffect(() => {
    if (hasCredentials(draft.text)) change(withText(draft.text));
  }, [draft.text, change]);
  // Like every sample, this browser's string is replaced by what is typed first.
  const isUntouched = useRef(true);
  const selectSample = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
    if (isUntouched.current && target.value === navigator.userAgent) target.select();
    isUntouched.current = false;
  };

  return (
    <>
      <Panel busy={many.slow}>
        <Fields columns={1}>
          <InputText
            {...field('text')}
            value={source}
            onFocus={selectSample}
            hint={many.value && kind === 'many' ? manyText(many.value) : t('text.hint')}
            error={error ? errorText(error) : isVain ? t('unknown') : undefined}
            onChange={(next) => change(withText(next))}
            placeholder="Mozilla/5.0 (…)"
            multiline
            autosize
            rows={2}
            monospace
            rawText
            clearable
          />
        </Fields>
        <OptionRow
          onReset={() => {
            reset();
            forget();
          }}
        >
          <Button
            variant="line"
            size="small"
            onClick={() => {
              change(withText(navigator.userAgent));
              ask();
            }}
          >
            {t('own')}
          </Button>
          <Select
            label={t('samples')}
            labelHidden
            size="small"
            value={samples.find(([, sample]) => sample === source)?.[0] ?? ''}
            onChange={(name) => {
              const sample = samples.find(([other]) => other === name)?.[1];
              if (sample) change(withText(sample));
            }}
            options={[
              { value: '', label: t('samples'), disabled: true },
              ...samples.map(([name]) => ({ value: name, label: name })),
            ]}
          />
        </OptionRow>
      </Panel>
      {(kind !== 'many' || isVain || same) && (
        <Panel label={t('result')}>
          {kind === 'none' && <Empty>{t('empty')}</Empty>}
          {kind !== 'none' && agent && <Facts agent={agent} plain={isOwn ? plain.value : undefined} stale={isOld} />}
          {kind !== 'none' && !agent && isVain && <Empty>{t('empty')}</Empty>}
          {agent && agent.userAgent !== '' && kind !== 'none' && <Tokens userAgent={agent.userAgent} stale={isOld} />}
        </Panel>
      )}
      {kind === 'many' && many.value && !isVain && <Many agents={many.value} stale={many.stale} />}
      {isOwn && <Hints hints={hints} />}
    </>
  );
}
