import { useMemo } from 'react';
import { Actions, Big, Fields, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Select } from '#ui/select/select.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { build, countries, parse } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { countryName } from './names.ts';

interface BuildProps {
  readonly country: string;
  /** In the order of the country's structure. */
  readonly parts: readonly string[];
  readonly onChange: (change: { readonly country?: string; readonly parts: readonly string[] }) => void;
}

type Words = ReturnType<typeof useText<(typeof text)['en']>>;

/** What a part is made of: "5 digits". */
function describeKind(kind: string, t: Words): string {
  const letters = kind.replace(/n+$/, '').length;
  if (/^a+n+$/.test(kind)) return t('build.mixed', { letters, digits: kind.length - letters });
  const key = kind.startsWith('n') ? 'build.digits' : kind.startsWith('a') ? 'build.letters' : 'build.characters';
  return t(key, { count: kind.length });
}

const none: readonly string[] = [];

/** A country and one field for each part of its account numbers; what is typed here is kept nowhere. */
export function Build({ country, parts, onChange }: BuildProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const registry = useOperation(countries, {});
  const structure = registry.value?.find((row) => row.country === country);
  const texts = structure?.parts.map((_, index) => parts[index] ?? '') ?? none;
  const isEmpty = texts.every((part) => part.trim() === '');
  const built = useOperation(build, { country, parts: texts }, { enabled: !isEmpty });
  const iban = built.value?.iban ?? '';
  const parsed = useOperation(parse, { iban }, { enabled: iban !== '' });
  const options = useMemo(() => {
    const names = (registry.value ?? []).map((row) => ({
      value: row.country,
      label: `${countryName(row.country, t.language)} (${row.country})`,
    }));
    return names.sort((a, b) => a.label.localeCompare(b.label, t.language));
  }, [registry.value, t.language]);
  const { error } = built;
  const guilty = error?.details['part'];
  const wrongKey = !error && !built.stale && parsed.value?.nationalCheck === 'invalid';
  const sentence =
    error?.code === 'empty-input' && guilty !== undefined
      ? t('error.empty-input.part', { name: t(`part.${guilty as 'bank'}`) })
      : error && errorText(error);
  return (
    <Panel>
      <Fields>
        {options.length > 0 && (
          <Select
            className={styles.whole}
            label={t('build.country')}
            options={options}
            value={country}
            onChange={(code) => onChange({ country: code, parts: none })}
            wide
          />
        )}
        {structure?.parts.map(({ name, kind }, index) => {
          const computed = name === 'check' && structure.nationalCheck;
          return (
            <InputText
              // oxlint-disable-next-line react/no-array-index-key -- a part is its place: Hungary has two of one kind
              key={`${country}${index}`}
              label={t(`part.${name}`).replace(/^./, (letter) => letter.toUpperCase())}
              hint={computed ? `${describeKind(kind, t)}. ${t('build.computed')}.` : describeKind(kind, t)}
              value={parts[index] ?? ''}
              onChange={(value) => onChange({ parts: texts.with(index, value) })}
              placeholder={kind.replace(/n/g, '0').replace(/[ac]/g, 'A').slice(0, 12)}
              error={
                error && error.code !== 'empty-input' && error.details['field'] === `parts.${index}` ? '' : undefined
              }
              monospace
              rawText
              secret
            />
          );
        })}
      </Fields>
      {error && error.code !== 'empty-input' ? (
        <StatusLine tone="error">{sentence}</StatusLine>
      ) : wrongKey ? (
        <StatusLine tone="warning">
          {parsed.value?.valid ? t('doubtful', { country }) : t('build.wrong-key')}
        </StatusLine>
      ) : (
        <StatusLine ok={!isEmpty && !error && parsed.value?.valid && t('valid')}>{sentence}</StatusLine>
      )}
      {isEmpty || iban === '' ? (
        <Empty>{t('build.empty')}</Empty>
      ) : (
        <div data-stale={built.stale || parsed.stale || undefined}>
          <Big>
            <bdi aria-label={t('build.result')}>{parsed.value?.friendly}</bdi>
          </Big>
          <PanelRow>
            <Actions>
              <CopyButton
                variant="primary"
                size="medium"
                text={parsed.value?.friendly ?? ''}
                stale={built.stale || parsed.stale}
              />
            </Actions>
          </PanelRow>
        </div>
      )}
    </Panel>
  );
}
