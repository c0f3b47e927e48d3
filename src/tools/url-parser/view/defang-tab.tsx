import { usePaneFiles } from '#ui/files/use-pane-files.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { Panes } from '#ui/panes/panes.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { TextPane } from '#ui/text-pane/text-pane.tsx';
import { defang, refang } from '../engine.ts';
import { text } from '../text.ts';
import { fields, sides, type DraftProps, type SideName } from './draft.ts';

/** Two linked panes, links that work and links that do not; whichever was edited last is the source of the other. */
export function DefangTab({ draft, change }: DraftProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const { source, hosts } = draft;
  const fromText = source === 'text';
  const defanged = useOperation(defang, { text: draft.text, hosts }, { enabled: fromText && draft.text !== '' });
  const refanged = useOperation(refang, { text: draft.defanged }, { enabled: !fromText && draft.defanged !== '' });
  const result = fromText ? defanged : refanged;
  const answer = draft[source] === '' ? '' : (result.value ?? '');
  const values = { ...draft, [fromText ? 'defanged' : 'text']: answer };
  const isSame = /\S/.test(answer) && !result.stale && answer === draft[source];
  const write = (value: string, side: SideName): void => change({ [side]: value, source: side });
  const files = usePaneFiles('text', write);
  return (
    <Panel busy={result.slow}>
      <OptionRow>
        <Switch {...field('hosts')} />
      </OptionRow>
      <Panes>
        {sides.map((side) => (
          <TextPane
            key={side}
            name={t(side)}
            value={values[side]}
            placeholder={t(`${side}.placeholder`)}
            main={side === 'text'}
            out={source !== side}
            stale={source !== side && result.stale}
            fileName={`${side}.txt`}
            onChange={(value) => write(value, side)}
            onFile={(opened) => files.open(opened, side)}
            onClear={() => change({ text: '', defanged: '' })}
          />
        ))}
      </Panes>
      {files.notice}
      <StatusLine>{t(isSame ? 'defang.same' : 'defang.hint')}</StatusLine>
    </Panel>
  );
}
