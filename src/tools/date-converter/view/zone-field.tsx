import { useId } from 'react';
import { timeZoneNames } from '#lib/time-zone-names.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Suggestions } from '#ui/suggestions/suggestions.tsx';
import { useKeptZones, useLocalZone } from './zones.ts';

interface ZoneFieldProps {
  readonly placeholder: string;
  readonly size?: 'large';
  readonly className?: string | undefined;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (zone: string) => void;
  readonly onEnter?: () => void;
}

/** The name of a zone, found by typing a part of it. */
export function ZoneField({ onEnter, ...field }: ZoneFieldProps) {
  const { recent } = useKeptZones();
  const local = useLocalZone();
  const list = useId();
  const zones = (): string[] => [...new Set(['UTC', local, ...recent, ...timeZoneNames()])];
  return (
    <InputText
      {...field}
      list={list}
      icon="globe"
      dir="ltr"
      rawText
      clearable
      end={<Suggestions id={list} values={zones} />}
      onKeyDown={({ key }) => key === 'Enter' && onEnter?.()}
    />
  );
}
