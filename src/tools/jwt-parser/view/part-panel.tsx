import { useState, type ReactNode } from 'react';
import { isObject } from '#core/validate.ts';
import { startOf } from '#core/start-of.ts';
import { classNames } from '#ui/class-names.ts';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { isAlgorithm } from '../engine/algorithms.ts';
import { isoDate } from '../engine/claims.ts';
import type { Explained, Member } from '../engine/explain.ts';
import { schemeOf } from '../engine/schemes.ts';
import { text } from '../text.ts';
import styles from './parts.module.css';
import { durationText, localText } from './time.ts';

interface PartPanelProps {
  readonly part: 'header' | 'payload';
  readonly json: unknown;
  /** The exact text of the payload, or its bytes in hexadecimal. */
  readonly plain?: string | null;
  readonly isHex?: boolean;
  readonly isEncrypted?: boolean;
  readonly explained: Explained | null;
  readonly now: number | undefined;
  readonly stale: boolean;
}

/** Header or payload: each member with what it means, or the JSON. */
export function PartPanel(props: PartPanelProps) {
  const { part, plain, explained, isEncrypted = false, stale } = props;
  const t = useText(text);
  const [shown, setShown] = useState<'table' | 'raw'>('table');
  const raw = explained?.pretty ?? plain ?? '';
  return (
    <Panel label={t(part)} className={classNames(styles.part, styles[part])}>
      <PanelRow className={styles.head}>
        <h2 className={styles.title}>{t(part)}</h2>
        <Segmented
          label={t('show')}
          labelHidden
          value={shown}
          onChange={setShown}
          options={[
            { value: 'table', label: t('show.table') },
            { value: 'raw', label: t('show.raw') },
          ]}
        />
        <CopyButton text={raw} stale={stale} />
      </PanelRow>
      <div data-answer={part === 'payload' || undefined} data-stale={stale || undefined}>
        {isEncrypted ? (
          <Empty>{t('payload.jwe')}</Empty>
        ) : shown === 'raw' ? (
          <Raw label={t(part)} value={raw} />
        ) : (
          <Members {...props} />
        )}
      </div>
    </Panel>
  );
}

/** Laying out longer texts at once would hold up the page. */
const plainLimit = 20_000;
const valueLimit = 2000;

export function Raw({ label, value }: { readonly label: string; readonly value: string }) {
  if (value.length > plainLimit) return <CodeEditor label={label} value={value} readOnly />;
  return <pre className={styles.raw}>{value}</pre>;
}

function Members({ part, json, plain, isHex = false, explained, now }: PartPanelProps) {
  const t = useText(text);
  if (!isObject(json) || !explained) {
    return (
      <>
        <Empty>{t(isHex ? 'payload.hex' : 'payload.text')}</Empty>
        <Raw label={t(part)} value={plain ?? ''} />
      </>
    );
  }
  const { members } = explained;
  if (members.length === 0) return <Empty>{t(part === 'header' ? 'header.none' : 'payload.none')}</Empty>;
  return (
    <dl className={styles.members}>
      {members.map((member, index) => (
        // The same name may occur twice.
        // oxlint-disable-next-line react/no-array-index-key
        <MemberRow key={index} part={part} member={member} now={now} />
      ))}
    </dl>
  );
}

interface RowProps {
  readonly part: 'header' | 'payload';
  readonly member: Member;
  readonly now: number | undefined;
}

/** A string as people read it, and whether it looks like another kind of value; with its quotes when it is blank. */
function plainText(source: string): { readonly shown: string; readonly isAmbiguous?: boolean } {
  if (!source.startsWith('"')) return { shown: source };
  const text = JSON.parse(source) as string;
  if (/^\s*$/.test(text)) return { shown: source };
  return { shown: text, isAmbiguous: /^(?:-?\d|true$|false$|null$|[[{"])/.test(text) };
}

const dates: ReadonlySet<string> = new Set(['exp', 'nbf', 'iat', 'auth_time', 'updated_at']);

function MemberRow({ part, member: { name, source }, now }: RowProps) {
  const t = useText(text);
  const key = `${part === 'header' ? 'header' : 'claim'}.${name}`;
  const { shown, isAmbiguous } = plainText(source);
  return (
    <div className={styles.member}>
      <dt>
        <code className={styles.name}>{name}</code>
        {t.has(key) && <span className={styles.meaning}>{t(key as 'claim.iss')}</span>}
      </dt>
      <dd className={styles.value}>
        <code dir="auto">{shown.length > valueLimit ? `${startOf(shown, valueLimit)}…` : shown}</code>
        {isAmbiguous && <span className={styles.kind}>{t('string')}</span>}
        {part === 'payload' && dates.has(name) && <DateNote source={source} now={now} />}
        {part === 'header' && name === 'alg' && <AlgorithmNote source={source} />}
      </dd>
    </div>
  );
}

function Note({ children }: { readonly children: ReactNode }) {
  return <span className={styles.meaning}>{children}</span>;
}

function DateNote({ source, now }: { readonly source: string; readonly now: number | undefined }) {
  const t = useText(text);
  if (!/^-?\d/.test(source)) return <Note>{t('date.none')}</Note>;
  const seconds = Number(source);
  const utc = isoDate(seconds);
  if (utc === null) return <Note>{t('date.far')}</Note>;
  const time = now === undefined ? '' : durationText(Math.abs(seconds - now), t.language);
  const away = now === undefined ? '' : seconds <= now ? t('when.ago', { time }) : t('when.in', { time });
  return (
    <>
      <Note>{localText(seconds, t.language)}</Note>
      <Note>{utc}</Note>
      <Note>{away}</Note>
    </>
  );
}

function AlgorithmNote({ source }: { readonly source: string }) {
  const t = useText(text);
  const name = source.slice(1, -1);
  if (name.toLowerCase() === 'none') return <Note>{t('alg.none')}</Note>;
  if (!isAlgorithm(name)) return null;
  const scheme = schemeOf(name);
  switch (scheme.kind) {
    case 'hmac':
      return <Note>{t('alg.hmac', { bits: scheme.hash })}</Note>;
    case 'rsa':
      return <Note>{t(`alg.${scheme.padding}`, { bits: scheme.hash })}</Note>;
    case 'ecdsa':
      return <Note>{t('alg.ecdsa', { curve: scheme.curve, bits: scheme.hash })}</Note>;
    default:
      return <Note>{t('alg.ed25519')}</Note>;
  }
}
