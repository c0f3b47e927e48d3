import { useEffect } from 'react';
import { formatBytes } from '#core/byte-size.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { download } from '#ui/download.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Results } from '#ui/results/results.tsx';
import type { decodeFile } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { DraftProps } from './draft.ts';
import { Preview } from './preview.tsx';

export type Found = Awaited<ReturnType<(typeof decodeFile)['run']>>;

interface FoundFileProps extends DraftProps {
  readonly found: Found;
  /** False while the file of a newer text is awaited. */
  readonly current: boolean;
  readonly stale: boolean;
}

/** What the file is, what it looks like, and under which name it is saved. */
export function FoundFile({ found, current, draft, change, stale }: FoundFileProps) {
  const t = useText(text);
  const { mediaType, extension, image, size, sha256, blob } = found;
  const { name, typed } = draft;
  const isWaiting = typed?.mediaType === '';
  const ending = typed && (isWaiting || typed.mediaType === mediaType) ? typed.extension : extension;
  useEffect(() => {
    if (isWaiting && current) change({ typed: { mediaType, extension: ending } });
  }, [isWaiting, current, mediaType, ending, change]);
  const given = name || t('name.none');
  const suffix = ending === '' ? '' : `.${ending.replace(/^\./, '')}`;
  const fileName = given.toLowerCase().endsWith(suffix.toLowerCase()) ? given : given + suffix;
  return (
    <div className={styles.found} data-stale={stale || undefined}>
      <div className={styles.save}>
        <InputText
          label={t('name.label')}
          value={name}
          onChange={(value) => change({ name: value })}
          placeholder={t('name.none')}
          rawText
        />
        <InputText
          label={t('extension.label')}
          className={styles.extension}
          value={ending}
          onChange={(value) => change({ typed: { mediaType: current ? mediaType : '', extension: value } })}
          placeholder={extension}
          rawText
        />
        <Button variant="primary" icon="download" stale={stale} onClick={() => download(blob, fileName)}>
          {t('download.file')}
        </Button>
      </div>
      <div className={classNames(styles.facts, mediaType.startsWith('image/') && styles.beside)}>
        <Results
          footer={false}
          stale={stale}
          rows={[
            { label: t('row.type'), value: mediaType },
            { label: t('row.size'), value: String(size), shown: formatBytes(size, t.language) },
            ...(image ? [{ label: t('row.image'), value: t('row.image.value', { ...image }) }] : []),
            { label: t('row.sha256'), value: sha256 },
          ]}
        />
        <div className={styles.stack}>
          <Preview blob={blob} mediaType={mediaType} name={fileName} />
        </div>
      </div>
    </div>
  );
}
