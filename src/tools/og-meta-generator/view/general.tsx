import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { determiners, types } from '../engine/fields.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { PartProps } from './draft.ts';
import { Rows } from './rows.tsx';

const count = (value: string): number => [...value.trim()].length;

export function General({ draft, change }: PartProps) {
  const t = useText(text);
  return (
    <>
      <Fields>
        <Select
          label={t('field.type')}
          value={draft.type}
          onChange={(type) => change({ type })}
          options={types.map((value) => ({ value, label: t(`type.${value}`) }))}
          wide
        />
        <div data-field="siteName">
          <InputText
            label={t('field.siteName')}
            placeholder="Toolcrib"
            value={draft.siteName}
            onChange={(siteName) => change({ siteName })}
          />
        </div>
        <div className={styles.wide} data-field="title">
          <InputText
            label={t('field.title')}
            placeholder={t('sample.title')}
            hint={t('counter', { count: count(draft.title), limit: 70 })}
            value={draft.title}
            onChange={(title) => change({ title })}
          />
        </div>
        <div className={styles.wide} data-field="description">
          <InputText
            label={t('field.description')}
            placeholder={t('sample.description')}
            hint={t('counter', { count: count(draft.description), limit: 200 })}
            value={draft.description}
            onChange={(description) => change({ description })}
            multiline
            autosize
          />
        </div>
        <div className={styles.wide} data-field="url">
          <InputText
            label={t('field.url')}
            placeholder="https://example.com/page"
            value={draft.url}
            onChange={(url) => change({ url })}
            rawText
          />
        </div>
        <div data-field="locale">
          <InputText
            label={t('field.locale')}
            placeholder="fr_FR"
            value={draft.locale}
            onChange={(locale) => change({ locale })}
            rawText
          />
        </div>
        <Select
          label={t('field.determiner')}
          value={draft.determiner}
          onChange={(determiner) => change({ determiner })}
          options={determiners.map((value) => ({ value, label: value === '' ? t('determiner.none') : value }))}
          wide
        />
        <InputText
          label={t('field.facebookAppId')}
          placeholder="1234567890"
          value={draft.facebookAppId}
          onChange={(facebookAppId) => change({ facebookAppId })}
          rawText
        />
      </Fields>
      <Rows
        label={t('field.localeAlternates')}
        items={draft.localeAlternates}
        onChange={(localeAlternates) => change({ localeAlternates })}
        empty=""
      >
        {(locale, set, at) => (
          <div data-field={`localeAlternates[${at}]`}>
            <InputText
              label={t('field.locale')}
              labelHidden
              placeholder="en_US"
              value={locale}
              onChange={set}
              rawText
            />
          </div>
        )}
      </Rows>
    </>
  );
}
