import { useState, type ReactNode } from 'react';
import type { ToolError } from '#core/operation.ts';
import { classNames } from '#ui/class-names.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { words } from '#ui/words.ts';
import type { ParsedUrl } from '../engine/parse.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { parts, type Part } from './part-names.ts';
import type { EditPart } from './use-edit.ts';

interface PartsProps {
  readonly url: ParsedUrl;
  readonly onEdit: EditPart;
}

/** Every part as it is written, to be edited; what it means beneath when that reads otherwise. */
export function Parts({ url, onEdit }: PartsProps) {
  const t = useText(text);
  const { decoded, hostname, unicodeHostname, hostType } = url;
  const path = `/${decoded.pathSegments.join('/')}`;
  const decodedHint = (raw: string, value: string): ReactNode =>
    raw === value ? undefined : <bdi className={styles.decoded}>{value}</bdi>;
  const hints: Partial<Record<Part, ReactNode>> = {
    username: decodedHint(url.username, decoded.username),
    hostname: (
      <>
        {t(`host.${hostType}`)}{' '}
        <bdi className={styles.decoded}>{unicodeHostname === hostname ? '' : unicodeHostname}</bdi>
      </>
    ),
    pathname: decoded.pathSegments.length > 0 && decodedHint(url.pathname, path),
    hash: decodedHint(url.hash.slice(1), decoded.hash),
  };
  return (
    <Fields className={styles.parts}>
      {parts.map((part) => (
        <PartField
          key={part}
          part={part}
          value={part === 'hash' ? url.hash.slice(1) : url[part]}
          placeholder={part === 'port' && url.effectivePort !== null ? String(url.effectivePort) : ''}
          hint={hints[part]}
          onEdit={(value) => onEdit(part, value)}
        />
      ))}
    </Fields>
  );
}

interface PartFieldProps {
  readonly part: Part;
  readonly value: string;
  readonly placeholder: string;
  readonly hint: ReactNode;
  /** Gives the error when the part cannot be that. */
  readonly onEdit: (value: string) => ToolError | undefined;
}

/** While it is typed in, what was typed stays as it is; afterwards the URL's own writing shows. */
function PartField({ part, value, placeholder, hint, onEdit }: PartFieldProps) {
  const t = useText(text);
  const ui = useText(words);
  const [typed, setTyped] = useState<string>();
  const errorText = useErrorText(text);
  const [error, setError] = useState<ToolError>();
  const isLong = part === 'hostname' || part === 'pathname' || part === 'hash';
  const name = t(`part.${part}`);
  return (
    <InputText
      className={classNames(styles.part, isLong && styles.long)}
      label={name}
      labelPosition="left"
      size="small"
      value={typed ?? value}
      placeholder={placeholder}
      hint={hint}
      error={error && errorText(error)}
      type={part === 'password' ? 'password' : 'text'}
      inputMode={part === 'port' ? 'numeric' : undefined}
      monospace
      rawText
      onChange={(next) => {
        setTyped(next);
        setError(onEdit(next));
      }}
      onBlur={() => {
        if (error === undefined) setTyped(undefined);
      }}
      end={<CopyButton text={value} label={ui('copyName', { name })} iconOnly />}
    />
  );
}
