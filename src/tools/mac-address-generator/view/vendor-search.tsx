import { useState } from 'react';
import { formatMac } from '#lib/net/mac.ts';
import { Button } from '#ui/button/button.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { vendorPrefixes } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { DraftProps } from './draft.ts';

interface VendorSearchProps extends Pick<DraftProps, 'change'> {
  readonly query: string;
}

/** The prefixes of the vendors with the query in their names; the registry is loaded with the first letter. */
export function VendorSearch({ query, change }: VendorSearchProps) {
  const t = useText(text);
  const isEmpty = query.trim() === '';
  const errorText = useErrorText(text);
  const [again, tryAgain] = useState(0);
  const { value = [], error, slow, stale } = useOperation(vendorPrefixes, { query }, { enabled: !isEmpty, again });
  return (
    <>
      <Fields columns={1}>
        <InputText
          label={t('query.label')}
          labelHidden
          icon="search"
          rawText
          clearable
          placeholder={t('query.placeholder')}
          value={query}
          onChange={(typed) => change({ query: typed })}
          hint={slow ? t('loading') : !isEmpty && !error && !stale && value.length === 0 ? t('query.none') : undefined}
        />
      </Fields>
      {error && (
        <StatusLine
          tone="error"
          actions={
            <Button variant="line" size="small" onClick={() => tryAgain(again + 1)}>
              {t('loading.again')}
            </Button>
          }
        >
          {errorText(error)}
        </StatusLine>
      )}
      {!isEmpty && value.length > 0 && (
        <ul className={styles.vendors} data-stale={stale || undefined}>
          {value.map(({ prefix, vendor, country }) => {
            const written = formatMac(prefix);
            return (
              <li key={prefix}>
                <button
                  type="button"
                  className={styles.vendor}
                  title={t('query.use', { prefix: written, vendor })}
                  onClick={() => change({ prefix: written, administered: 'auto', cast: 'auto', slap: 'any' })}
                >
                  <code>{written}</code>
                  <span>
                    <bdi>{vendor}</bdi>
                    {country !== null && <small>{country}</small>}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
