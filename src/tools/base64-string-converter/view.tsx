import { useRef } from 'react';
import { choice, text as textField } from '#core/field.ts';
import { formatBytes } from '#core/text.ts';
import { Button } from '#ui/button/button.tsx';
import { CodeEditor, type CodeEditorHandle, type Mark } from '#ui/code-editor/code-editor.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OpenIn } from '#ui/open-in/open-in.tsx';
import { Pane, Panes } from '#ui/panes/panes.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import { decode, encode } from './engine.ts';
import { detectContent } from './engine/detect.ts';
import { text } from './text.ts';
import { Options } from './view/options.tsx';

const fields = { ...encode.input, ...decode.input, base64: textField(''), source: choice(['text', 'base64'], 'text') };
const initial = { text: 'Hello 👋' };
export type Base64Draft = ReturnType<typeof useDraft<typeof fields>>[0];

/** Code points; of a long text only the UTF-16 units are counted, which is instant. */
function charactersIn(value: string): number {
  if (value.length > 200_000) return value.length;
  return value.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, ' ').length;
}

function marksOf(details: Readonly<Record<string, unknown>> | undefined): readonly Mark[] {
  const position = details?.['position'];
  return typeof position === 'number' ? [{ from: position - 1, to: position, tone: 'error' }] : [];
}

/** Two linked panes; whichever was edited last is the source of the other. */
export default function Base64View() {
  const t = useText(text);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const base64Editor = useRef<CodeEditorHandle>(null);
  const textEditor = useRef<CodeEditorHandle>(null);
  const fromText = draft.source === 'text';

  const encoded = useOperation(encode, draft, { enabled: fromText && draft.text !== '' });
  const decoded = useOperation(
    decode,
    { text: draft.base64, charset: draft.charset, strict: draft.strict },
    { enabled: !fromText && draft.base64 !== '' },
  );
  const result = fromText ? encoded : decoded;
  const plain = fromText ? draft.text : (decoded.value ?? '');
  const base64 = fromText ? (encoded.value ?? '') : draft.base64;
  const source = fromText ? textEditor : base64Editor;
  const marks = marksOf(result.error?.details);
  const content = result.stale || plain === '' ? undefined : detectContent(plain);

  const actions = (value: string, file: string, downloadLabel: string) => (
    <>
      <Button
        variant="quiet"
        size="small"
        icon="download"
        label={downloadLabel}
        disabled={value === ''}
        onClick={() => download(value, file)}
      />
      <CopyButton text={value} />
      <Button
        variant="quiet"
        size="small"
        icon="trash-2"
        label={ui('clear')}
        disabled={value === ''}
        onClick={() => change({ text: '', base64: '' })}
      />
    </>
  );

  return (
    <Panel busy={result.slow}>
      <Options draft={draft} change={change} onReset={reset} />
      <Panes>
        <Pane
          name={t('text.label')}
          out={!fromText}
          stale={!fromText && decoded.stale}
          actions={actions(plain, 'text.txt', t('download.text'))}
        >
          <CodeEditor
            ref={textEditor}
            label={t('text.label')}
            value={plain}
            placeholder={t('text.placeholder')}
            marks={fromText ? marks : []}
            onChange={(value) => change({ text: value, source: 'text' })}
          />
        </Pane>
        <Pane
          name={t('base64.label')}
          out={fromText}
          stale={fromText && encoded.stale}
          actions={actions(base64, 'base64.txt', t('download.base64'))}
        >
          <CodeEditor
            ref={base64Editor}
            label={t('base64.label')}
            value={base64}
            placeholder={t('base64.placeholder')}
            marks={fromText ? [] : marks}
            onChange={(value) => change({ base64: value, source: 'base64' })}
          />
        </Pane>
      </Panes>
      {result.error ? (
        <StatusLine
          tone="error"
          actions={
            marks[0] && (
              <Button variant="line" size="small" onClick={() => source.current?.goTo(marks[0]?.from ?? 0)}>
                {ui('goTo')}
              </Button>
            )
          }
        >
          {errorText(result.error)}
        </StatusLine>
      ) : (
        <StatusLine
          facts={[
            `${t('text.label')}: ${t('characters', { count: charactersIn(plain) })}`,
            `${t('base64.label')}: ${formatBytes(base64.length, t.language)}`,
            ...(content ? [t(`found.${content}`)] : []),
          ]}
          actions={content && <OpenContent content={content} value={plain} change={change} />}
        />
      )}
    </Panel>
  );
}

interface OpenContentProps {
  readonly content: 'json' | 'jwt' | 'base64';
  readonly value: string;
  readonly change: (part: Partial<Base64Draft>) => void;
}

function OpenContent({ content, value, change }: OpenContentProps) {
  const t = useText(text);
  if (content === 'base64') {
    return (
      <Button variant="line" size="small" onClick={() => change({ base64: value.trim(), source: 'base64' })}>
        {t('open.base64')}
      </Button>
    );
  }
  return (
    <OpenIn tool={content === 'json' ? 'json-prettify' : 'jwt-parser'} values={{ text: value, token: value }}>
      {t(`open.${content}`)}
    </OpenIn>
  );
}
