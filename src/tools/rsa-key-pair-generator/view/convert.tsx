import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { usePageDrop } from '#ui/drop-zone/use-page-drop.ts';
import { Empty } from '#ui/empty/empty.tsx';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { Results, type ResultRow } from '#ui/results/results.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { words } from '#ui/words.ts';
import { convert, inspect, keyId } from '../engine.ts';
import { canLock, targets, type Target } from '../engine/targets.ts';
import { text } from '../text.ts';
import { fields, type PartProps } from './draft.ts';
import styles from '../view.module.css';
import { fileOf } from './formats.ts';
import { KeyPanel } from './key-panel.tsx';

const isPrivate = (target: Target): boolean => targets.indexOf(target) < targets.indexOf('spki');
const passphraseCodes: ReadonlySet<string> = new Set(['passphrase-required', 'wrong-passphrase']);

export function Convert({ draft, change }: PartProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const enabled = draft.key.trim() !== '';
  const found = useOperation(inspect, draft, { enabled });
  const id = useOperation(keyId, draft, { enabled: enabled && !found.error });
  const newPassphrase = canLock(draft.to) ? draft.newPassphrase : '';
  const { key, passphrase, to } = draft;
  const result = useOperation(convert, { key, passphrase, to, newPassphrase }, { enabled: enabled && !found.error });
  const file = useTextFile((content) => change({ key: content }));
  const open = ([chosen]: readonly File[]): void => {
    if (chosen) file.open(chosen);
  };
  usePageDrop(open);
  const isLocked = found.error !== undefined && passphraseCodes.has(found.error.code);
  const option = (value: Target) => ({ value, label: t(`to.${value}`) });
  return (
    <>
      <Panel busy={found.slow}>
        <OptionRow>
          <OpenButton variant="line" label={ui('openFile')} onFiles={open} />
        </OptionRow>
        {file.question}
        <Fields columns={1}>
          <SecretField
            {...field('key')}
            error={found.error && !isLocked ? errorText(found.error) : undefined}
            multiline
            rows={5}
            monospace
            autofocus
          />
          <SecretField {...field('passphrase')} error={isLocked && found.error ? errorText(found.error) : undefined} />
        </Fields>
      </Panel>
      {found.value && enabled ? (
        <div className={styles.results}>
          <Panel>
            <Results rows={rowsOf(t, found.value, id.value)} json={found.value} stale={found.stale || id.stale} />
          </Panel>
          <Panel>
            <Fields>
              <Select
                {...field('to')}
                options={[
                  { label: t('to.private'), options: targets.filter(isPrivate).map(option) },
                  { label: t('to.public'), options: targets.filter((target) => !isPrivate(target)).map(option) },
                ]}
              />
              {canLock(draft.to) && (
                <SecretField
                  label={t('lock.label')}
                  placeholder={t('lock.placeholder')}
                  value={draft.newPassphrase}
                  onChange={(value) => change({ newPassphrase: value })}
                />
              )}
            </Fields>
          </Panel>
          <KeyPanel
            key={draft.to}
            title={t('result.title')}
            value={result.value ?? ''}
            isSecret={isPrivate(draft.to)}
            stale={result.stale || result.source?.to !== to || result.source.newPassphrase !== newPassphrase}
            busy={result.slow}
            error={result.error}
            file={fileOf(to, found.value.type)}
            fileType="text/plain;charset=utf-8"
          />
        </div>
      ) : (
        !found.error && (
          <Panel>
            <Empty>{t('key.empty')}</Empty>
          </Panel>
        )
      )}
    </>
  );
}

type Found = Awaited<ReturnType<(typeof inspect)['run']>>;

function rowsOf(
  t: ReturnType<typeof useText<(typeof text)['en']>>,
  value: Found,
  kid: string | undefined,
): ResultRow[] {
  const { type, format, bits, curve, publicExponent, comment } = value;
  return [
    { label: t('fact.type'), value: t(`type.${type}`) },
    { label: t('fact.format'), value: format === 'certificate' ? null : t(`form.${format}`) },
    { label: t('fact.part'), value: t(value.private ? 'part.private' : 'part.public') },
    { label: t('fact.bits'), value: t('bits.option', { bits }) },
    ...(curve === null ? [] : [{ label: t('fact.curve'), value: curve }]),
    ...(publicExponent === null ? [] : [{ label: t('fact.exponent'), value: String(publicExponent) }]),
    { label: t('fact.comment'), value: comment === '' ? null : comment },
    { label: t('fact.sha256'), value: value.fingerprintSha256 },
    { label: t('fact.md5'), value: value.fingerprintMd5 },
    { label: t('fact.kid'), value: kid ?? null },
  ];
}
