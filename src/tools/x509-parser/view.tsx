import type { Failure } from '#core/operation.ts';
import { Empty } from '#ui/empty/empty.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { chain, inspect, match, toPem } from './engine.ts';
import type { Description } from './engine/inspect.ts';
import { text } from './text.ts';
import styles from './view.module.css';
import { Chain } from './view/chain.tsx';
import { fields, initial } from './view/draft.ts';
import { ObjectPanel } from './view/object.tsx';
import { Questions } from './view/questions.tsx';
import { SourceInput } from './view/source.tsx';
import { useSorted } from './view/use-sorted.ts';

/** Are these the same certificate? */
const isSame = (one: Description, other: Description): boolean =>
  one.kind === 'certificate' && other.kind === 'certificate' && one.fingerprints.sha256 === other.fingerprints.sha256;

const lacksPassword = (error: Failure | undefined): boolean =>
  error?.code === 'password-required' || error?.code === 'wrong-password';

/** Nothing of what is read stays: text and password are secrets of the page. */
export default function X509View() {
  const t = useText(text);
  const errorText = useErrorText(text);
  const [draft, change] = useDraft(fields, initial);
  const { text: given, file, password, roots, second } = draft;
  const isGiven = file !== undefined || given.trim() !== '';
  const found = useOperation(inspect, { text: given, file, password }, { enabled: isGiven });
  const objects = isGiven ? (found.value?.objects ?? []) : [];
  const isLocked = lacksPassword(found.error);
  const hasCertificate = objects.some(({ kind }) => kind === 'certificate');
  const chained = useOperation(
    chain,
    { text: given, file, password, roots },
    { enabled: hasCertificate && !found.error },
  );
  const isAsked = hasCertificate && !found.error && second.trim() !== '';
  // `match` takes texts: a file is written as PEM first.
  const pem = useOperation(toPem, { text: given, file, password }, { enabled: isAsked && file !== undefined });
  const first = file ? (pem.value ?? '') : given;
  const matched = useOperation(match, { first, second, password }, { enabled: isAsked && first !== '' });
  const sorted = useSorted(found, chained);
  const cards = isGiven ? sorted.objects : [];
  const stale = found.stale || sorted.waits;
  // Nothing of an older input is green beside an error.
  const isOld = stale && found.error !== undefined;
  return (
    <div className={styles.page}>
      <Panel busy={found.slow}>
        <SourceInput
          {...{ draft, change }}
          asksPassword={isLocked || lacksPassword(matched.error) || password !== ''}
          isRefused={isGiven && found.error !== undefined && !isLocked}
        />
        {found.error && isGiven ? (
          <StatusLine tone={found.error.code === 'password-required' ? 'warning' : 'error'}>
            {errorText(found.error)}
          </StatusLine>
        ) : (
          hasCertificate && <Chain draft={draft} found={chained} />
        )}
      </Panel>
      {!isGiven && (
        <Panel>
          <Empty>{t('empty')}</Empty>
        </Panel>
      )}
      {cards.map((object, index) => (
        // The same certificate may occur twice; its place tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} data-stale={stale || undefined}>
          <ObjectPanel
            {...{ object, draft, stale, isOld }}
            // The line of the chain has said it.
            isAlone={hasCertificate && cards.every((other) => isSame(other, object))}
            answer={index === 0}
          />
        </div>
      ))}
      {hasCertificate && !found.error && (
        // The certificates are read: what is wrong with their chain is wrong with the roots.
        <Questions
          {...{ draft, change }}
          matched={{ ...matched, stale: matched.stale || pem.stale }}
          rootsError={roots.trim() === '' ? undefined : chained.error}
        />
      )}
    </div>
  );
}
