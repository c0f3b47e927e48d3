import { useMemo } from 'react';
import { InputText } from '#ui/input-text/input-text.tsx';
import { useKeptZones, useLocalZone, useSupportedZones } from './zones.ts';

interface ZoneFieldProps {
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
  const supported = useSupportedZones();
  const suggestions = useMemo(() => [...new Set(['UTC', local, ...recent, ...supported])], [local, recent, supported]);
  return (
    <InputText
      {...field}
      placeholder={local}
      suggestions={suggestions}
      icon="globe"
      dir="ltr"
      rawText
      clearable
      onKeyDown={({ key }) => key === 'Enter' && onEnter?.()}
    />
  );
}
