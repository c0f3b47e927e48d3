import { lazy } from 'react';
import { choice } from '#core/field.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { ToolTabs } from '#ui/tool-tabs/tool-tabs.tsx';
import { aggregate, expand } from './engine.ts';
import { text } from './text.ts';
import { OneRange } from './view/one-range.tsx';

const ManyRanges = lazy(async () => ({ default: (await import('./view/many-ranges.tsx')).ManyRanges }));

const modes = ['one', 'many'] as const;
const fields = { ...expand.input, ...aggregate.input, mode: choice(modes, 'one') };
const initial = {
  start: '192.168.1.1',
  end: '192.168.6.255',
  text: '10.0.0.0/25\n10.0.0.128/25\n192.168.1.10 - 192.168.1.20  # DHCP\n203.0.113.7 255.255.255.0\n',
};

export default function Ipv4RangeExpanderView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  return (
    <ToolTabs
      label={t('modes')}
      tabs={modes}
      nameOf={(mode) => t(`mode.${mode}`)}
      value={draft.mode}
      onChange={(mode) => change({ mode })}
      onReset={reset}
    >
      {(mode) =>
        mode === 'one' ? (
          <OneRange
            start={draft.start}
            end={draft.end}
            change={change}
            onMany={(list) => change({ mode: 'many', text: list })}
          />
        ) : (
          <ManyRanges text={draft.text} onChange={(source) => change({ text: source })} />
        )
      }
    </ToolTabs>
  );
}
