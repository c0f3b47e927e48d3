import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import { fields, type DraftProps } from './draft.ts';

/** What stands on the card, and how many of them on a sheet. */
export function CardOptions({ draft, change }: DraftProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  return (
    <Panel label={t('cards.label')}>
      <Fields>
        <InputText
          {...field('title')}
          value={draft.titleEdited ? draft.title : t('title.default')}
          onChange={(title) => change({ title, titleEdited: true })}
        />
        <InputText {...field('note')} />
        <Segmented {...field('cards')} />
        <Segmented {...field('paper')} />
        {draft.security !== 'nopass' && <Switch {...field('showPassword')} />}
      </Fields>
      <Disclosure label={t('more')}>
        <Fields>
          <Segmented {...field('ecc')} />
        </Fields>
      </Disclosure>
    </Panel>
  );
}
