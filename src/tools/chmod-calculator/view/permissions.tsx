import { useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { ActionChips } from '#ui/chips/chips.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { PanelRow } from '#ui/panel/panel.tsx';
import { Results } from '#ui/results/results.tsx';
import { describeMode, parseMode, type ReadMode } from '../engine/mode.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type DraftProps } from './draft.ts';
import { Grid } from './grid.tsx';
import { letterOf, LinkedFields } from './linked-fields.tsx';
import { shellPath } from './shell-path.ts';
import { Meaning } from './meaning.tsx';
import { hasMistake, type Typed } from './typed.ts';

const presets = ['644', '600', '755', '700', '775', '2775', '1777', '4755'];
const fallback: ReadMode = { mode: 0o755, type: null };

/** A shared link may hold anything. */
function read(permissions: string): ReadMode {
  try {
    return parseMode(permissions);
  } catch {
    return fallback;
  }
}

/** The grid, the linked fields, the commands and what the mode means; all show one mode. */
export function Permissions({ draft, change }: DraftProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const { mode, type } = read(draft.permissions);
  const [typed, setTyped] = useState<Typed>();
  const isOld = hasMistake(typed, mode);
  const { octal, clauses, umask } = describeMode(mode);
  const write = (next: number, kind = type): void => {
    const found = describeMode(next);
    change({ permissions: kind ? letterOf(kind) + found.symbolic : found.octal });
  };
  const path = shellPath(draft.path);
  return (
    <div className={styles.parts}>
      <PanelRow className={styles.presets}>
        <ActionChips
          label={t('presets')}
          labelPosition="left"
          actions={presets.map((preset) => ({
            label: preset,
            pressed: !isOld && preset === octal,
            onSelect: () => {
              setTyped(undefined);
              write(Number.parseInt(preset, 8));
            },
          }))}
        />
      </PanelRow>
      <div className={styles.frame}>
        <div className={styles.studio}>
          <Grid
            mode={mode}
            onChange={(next) => {
              setTyped(undefined);
              write(next);
            }}
          />
          <LinkedFields mode={mode} type={type} onChange={write} typed={typed} onTyped={setTyped} />
          <div data-stale={isOld || undefined}>
            <Meaning mode={mode} />
          </div>
        </div>
      </div>
      {(mode & 0o1002) === 0o002 && (
        <div data-stale={isOld || undefined}>
          <Alert tone="warning" className={styles.alert}>
            {t((mode & 0o777) === 0o777 ? 'warning.777' : 'warning.world')}
          </Alert>
        </div>
      )}
      <div className={styles.commands}>
        <PanelRow className={styles.path}>
          <InputText {...field('path')} labelPosition="left" size="small" placeholder="path" monospace rawText />
        </PanelRow>
        <Results
          footer={false}
          stale={isOld}
          rows={[
            { label: t('command'), value: `chmod ${octal} ${path}` },
            { label: t('equivalent'), value: `chmod ${clauses} ${path}` },
            { label: t('umask'), value: `umask ${umask}`, note: t('umask.note') },
          ]}
        />
      </div>
    </div>
  );
}
