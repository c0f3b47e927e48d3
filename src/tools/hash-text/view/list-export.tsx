import type { Dispatch } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { words } from '#ui/words.ts';
import { formatChecksumLine } from '../engine/checksum-file.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type DraftProps } from './draft.ts';
import type { FileAction, FileItem } from './file-items.ts';
import { names } from './names.ts';

const listNames = { coreutils: 'SHA256SUMS', bsd: 'SHA256SUMS', sfv: 'checksums.sfv' } as const;

interface ListExportProps extends DraftProps {
  readonly items: readonly FileItem[];
  readonly dispatch: Dispatch<FileAction>;
}

/** The checksum file of the files shown, to copy or to save: SHA-256 digests, in an SFV file CRC-32. */
export function ListExport({ draft, change, items, dispatch }: ListExportProps) {
  const t = useText(text);
  const ui = useText(words);
  const field = useFields(fields, text, draft, change);
  const { style } = draft;
  const algorithm = style === 'sfv' ? 'crc32' : 'sha256';
  const lines = items.flatMap(({ name, digests }) => {
    const digest = digests[algorithm];
    return digest === undefined ? [] : [`${formatChecksumLine(digest, name, style, algorithm)}\n`];
  });
  const isComputed = style === 'sfv' || draft.fileAlgorithms.includes('sha256');
  const missing = isComputed ? t('copy.lines.early', { algorithm: names[algorithm] }) : t('copy.lines.other');
  const reason = lines.length === 0 ? missing : undefined;
  return (
    <Panel>
      <PanelRow>
        <Select {...field('style')} labelPosition="left" size="small" />
        <CopyButton variant="line" text={lines.join('')} label={t('copy.lines')} title={reason} />
        <Button
          variant="line"
          size="small"
          icon="download"
          disabled={lines.length === 0}
          onClick={() => download(new Blob(lines), listNames[style])}
        >
          {ui('download')}
        </Button>
        <span className={styles.actions}>
          <Button variant="quiet" size="small" icon="trash-2" onClick={() => dispatch({ type: 'clear' })}>
            {t('files.clear')}
          </Button>
        </span>
      </PanelRow>
    </Panel>
  );
}
