import { ActionChips } from '#ui/chips/chips.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Fields, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { analyse, analysedLimit } from '../engine.ts';
import { bruteForceOf } from '../engine/brute-force.ts';
import { text } from '../text.ts';
import { atSpeed } from './attack.ts';
import { fields, type StrengthDraft, type TabProps } from './draft.ts';
import { Dictionaries, Loading } from './dictionaries.tsx';
import { Advice, Facts } from './facts.tsx';
import { Patterns } from './patterns.tsx';
import { sampleAnalysis, samplePassword } from './sample.ts';
import { Verdict } from './verdict.tsx';

/** One with the usual substitutions, one of the most common, and four words. */
const examples: readonly string[] = [samplePassword, 'password', 'correct horse battery staple'];

export function One({ draft, change, userInputs, dictionaries }: TabProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const { password, guessesPerSecond } = draft;
  const result = useOperation(
    analyse,
    { password, userInputs, guessesPerSecond },
    { enabled: password !== '' && dictionaries.ready },
  );
  const known = dictionaries.error ? undefined : sampleAnalysis;
  const found = password === '' ? undefined : (result.value ?? known);
  const value = found && atSpeed(found, guessesPerSecond);
  const stale = result.value ? result.stale : password !== samplePassword || userInputs.length > 0;
  // Beside an older answer, all figures are those of its password.
  const answered = value ? (result.value ? result.source?.password : samplePassword) : undefined;
  const isAnswered = value !== undefined && !stale;
  const isCut = !dictionaries.error && bruteForceOf(password).length > analysedLimit;
  const changeAttack = (part: Partial<StrengthDraft>) => {
    dictionaries.load();
    change(part);
  };
  return (
    <>
      <Panel>
        <Fields columns={1}>
          <SecretField
            {...field('password')}
            warning={isCut && t('password.cut', { count: analysedLimit })}
            onFocus={dictionaries.load}
            monospace
            clearable
          />
        </Fields>
        <PanelRow>
          <ActionChips
            label={t('examples')}
            labelPosition="left"
            actions={examples.map((example) => ({
              label: example,
              pressed: example === password,
              onSelect: () => {
                dictionaries.load();
                change({ password: example });
              },
            }))}
          />
        </PanelRow>
        <Verdict {...{ draft, value, stale }} change={changeAttack}>
          {dictionaries.loading ? (
            <Loading quiet={isAnswered} />
          ) : (
            result.slow && !isAnswered && <Progress onCancel={result.cancel} />
          )}
        </Verdict>
        <Dictionaries dictionaries={dictionaries} />
      </Panel>
      <Facts brute={bruteForceOf(answered ?? password)} value={value} stale={stale} />
      {value && (
        <Panel>
          <Patterns value={value} stale={stale} />
          <Advice value={value} stale={stale} />
        </Panel>
      )}
    </>
  );
}
