import { Alert } from '#ui/alert/alert.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { PanelRow } from '#ui/panel/panel.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextPane } from '#ui/text-pane/text-pane.tsx';
import { export as exportCode } from '../engine.ts';
import { text } from '../text.ts';
import { fields, type DraftProps } from './draft.ts';

const names = {
  javascript: 'JavaScript',
  python: 'Python',
  go: 'Go',
  java: 'Java',
  csharp: 'C#',
  php: 'PHP',
} as const;

/** The same in another language, and what is not the same there. */
export function CodeTab({ draft, change }: DraftProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const sentenceOf = (code: string): string => {
    const key = [`note.${code}.${draft.language}`, `note.${code}`].find((one) => t.has(one));
    return key === undefined ? code : t(key as 'note.lookahead');
  };
  const { value, stale } = useOperation(exportCode, draft);
  return (
    <>
      <PanelRow>
        <Select {...field('language', (language) => names[language])} labelPosition="left" size="small" />
        <Segmented {...field('task')} labelPosition="left" />
      </PanelRow>
      {value?.notes.map(({ code, severity, start, raw }) => (
        <Alert key={`${code}-${start}`} tone={severity === 'error' ? 'danger' : 'warning'}>
          {raw !== '' && <code>{raw}</code>} {sentenceOf(code)}
        </Alert>
      ))}
      <TextPane name={t('code')} value={value?.code ?? ''} out stale={stale} fileName="regex.txt" />
    </>
  );
}
