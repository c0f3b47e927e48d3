import { ActionChips } from '../chips/chips.tsx';
import { PanelRow } from '../panel/panel.tsx';

type Values = Readonly<Record<string, unknown>>;

export interface PresetsProps<N extends string, D extends Values> {
  readonly label: string;
  /** The label is for screen readers only, where all presets are to fit in one line. */
  readonly labelHidden?: boolean;
  /** The values that each preset sets. */
  readonly presets: Readonly<Record<N, Partial<D>>>;
  readonly nameOf: (preset: N) => string;
  readonly draft: D;
  readonly change: (part: Partial<D>) => void;
}

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Whether the draft contains all values of a preset. */
function isInForce(preset: Values, draft: Values): boolean {
  return Object.entries(preset).every(([name, value]) => same(draft[name], value));
}

/**
 * Sets of options for a purpose, as chips in a line of a panel; the one in force looks so.
 *
 * @example
 * ```tsx
 * <Presets label={t('presets')} presets={presets} nameOf={(name) => t(`preset.${name}`)} {...{ draft, change }} />
 * ```
 */
export function Presets<N extends string, D extends Values>({
  label,
  labelHidden = false,
  presets,
  nameOf,
  draft,
  change,
}: PresetsProps<N, D>) {
  return (
    <PanelRow>
      <ActionChips
        {...{ label, labelHidden }}
        labelPosition="left"
        actions={(Object.keys(presets) as N[]).map((name) => ({
          label: nameOf(name),
          pressed: isInForce(presets[name], draft),
          onSelect: () => change(presets[name]),
        }))}
      />
    </PanelRow>
  );
}
