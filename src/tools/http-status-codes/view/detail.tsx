import { hrefOf } from '#ui/base-path.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Link } from '#ui/link/link.tsx';
import { TextCopyable } from '#ui/text-copyable/text-copyable.tsx';
import { constantsOf } from '../engine/constants.ts';
import { responseOf, statusLine } from '../engine/detail.ts';
import type { Entry, StandardEntry } from '../engine/entries.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { Siblings } from './siblings.tsx';

const addressOf = (code: number): string => `${location.origin}${hrefOf('/http-status-codes')}#${code}`;

/** What a click on a code opens. */
export function Detail({ entry }: { readonly entry: Entry }) {
  const t = useText(text);
  return (
    <div className={styles.detail}>
      <section>
        <div className={styles.line}>
          <h4 className={styles.part}>{t('status-line')}</h4>
          <CopyButton text={() => addressOf(entry.code)} label={t('copy-link')} className={styles.copy} />
        </div>
        <TextCopyable value={statusLine(entry)} />
      </section>
      {entry.status !== 'unofficial' && <Standard entry={entry} />}
    </div>
  );
}

function Standard({ entry }: { readonly entry: StandardEntry }) {
  const t = useText(text);
  const { aliases, also, code } = entry;
  const response = responseOf(entry);
  const constants = constantsOf(entry);
  return (
    <>
      <section>
        <div className={styles.line}>
          <h4 className={styles.part}>{t('response')}</h4>
          <CopyButton text={response} className={styles.copy} />
        </div>
        <pre className={styles.response}>{response}</pre>
      </section>
      <section>
        <h4 className={styles.part}>{t('constants')}</h4>
        {constants.length === 0 ? (
          <p>{t('constants.none')}</p>
        ) : (
          <dl className={styles.constants}>
            {constants.map(({ stack, constant }) => (
              <div key={stack}>
                <dt>{stack}</dt>
                <dd>
                  <TextCopyable value={constant} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      {aliases.length > 0 && (
        <section>
          <h4 className={styles.part}>{t('former-names')}</h4>
          <p lang="en">{aliases.join(', ')}</p>
        </section>
      )}
      {also.length > 0 && (
        <section>
          <h4 className={styles.part}>{t('also')}</h4>
          <p className={styles.facts}>
            {also.map((reference) => (
              <Reference key={reference} reference={reference} />
            ))}
          </p>
        </section>
      )}
      <Siblings code={code} />
    </>
  );
}

/** `RFC 7168 §2.3.3` as a link to that section. */
function Reference({ reference }: { readonly reference: string }) {
  const [, rfc, section] = /^RFC (\d+) §([\d.]+)$/.exec(reference) ?? [];
  if (rfc === undefined) return <span>{reference}</span>;
  return <Link href={`https://www.rfc-editor.org/rfc/rfc${rfc}#section-${section}`}>{reference}</Link>;
}
