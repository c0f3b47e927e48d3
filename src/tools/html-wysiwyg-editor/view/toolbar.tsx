import type { Editor } from '@tiptap/core';
import { useEffect, useReducer, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Select } from '#ui/select/select.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { groups, past, tableCommands, type Command } from './commands.ts';

const isApple = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.platform);
const appleKeys: Readonly<Record<string, string>> = { Ctrl: '⌘', Shift: '⇧', Alt: '⌥' };

const levels = [1, 2, 3, 4, 5, 6] as const;
type Block = 'paragraph' | `h${(typeof levels)[number]}`;

interface ToolbarProps {
  readonly editor: Editor;
  readonly onDialog: (dialog: 'link' | 'image' | 'table') => void;
}

/** One stop for the Tab key; the arrow keys lead from one control to the next. */
export function Toolbar({ editor, onDialog }: ToolbarProps) {
  const t = useText(text);
  const bar = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor.on('transaction', redraw);
    return () => void editor.off('transaction', redraw);
  }, [editor]);
  /** The control that the Tab key leads to. */
  const stop = useRef<HTMLElement>(undefined);
  const controlsOf = (): HTMLElement[] => [
    ...(bar.current?.querySelectorAll<HTMLElement>('button:not(:disabled), select, input') ?? []),
  ];
  useEffect(() => {
    const controls = controlsOf();
    const current = controls.find((control) => control === stop.current) ?? controls[0];
    for (const control of controls) control.tabIndex = control === current ? 0 : -1;
  });
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -1000, End: 1000 }[event.key];
    if (step === undefined || (event.target instanceof HTMLSelectElement && !event.key.startsWith('Arrow'))) return;
    const controls = controlsOf();
    const at = controls.indexOf(event.target as HTMLElement);
    const next = controls[Math.max(0, Math.min(controls.length - 1, at + step))];
    event.preventDefault();
    next?.focus();
  };
  const focus = (event: FocusEvent<HTMLElement>): void => {
    stop.current = event.target;
    for (const control of controlsOf()) control.tabIndex = control === event.target ? 0 : -1;
  };
  const keysOf = (keys: string): string =>
    isApple()
      ? keys
          .split('+')
          .map((key) => appleKeys[key] ?? key)
          .join(' ')
      : keys.replace('Shift', () => t('key.shift'));
  const button = (command: Command) => {
    const { name, icon, keys, run, isOn, isPossible } = command;
    const label = t(`command.${name}` as 'command.bold');
    return (
      <Button
        key={name}
        variant="quiet"
        size="small"
        icon={icon}
        label={keys === undefined ? label : `${label} (${keysOf(keys)})`}
        aria-pressed={isOn?.(editor)}
        disabled={isPossible?.(editor) === false}
        onClick={() => run(editor)}
      />
    );
  };
  const level = levels.find((one) => editor.isActive('heading', { level: one }));
  const block: Block = level === undefined ? 'paragraph' : `h${level}`;
  const setBlock = (value: Block): void => {
    const chain = editor.chain().focus();
    const wanted = levels.find((one) => `h${one}` === value);
    if (wanted === undefined) chain.setParagraph().run();
    else chain.setHeading({ level: wanted }).run();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its controls take the focus */}
      <div
        ref={bar}
        role="toolbar"
        aria-label={t('toolbar')}
        className={styles.toolbar}
        onKeyDown={move}
        onFocus={focus}
      >
        <div role="group" className={styles.group}>
          {past.map(button)}
        </div>
        <Select
          label={t('block')}
          labelHidden
          size="small"
          value={block}
          onChange={setBlock}
          options={(['paragraph', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const).map((value) => ({
            value,
            label: t(`block.${value}`),
          }))}
        />
        {groups.map((group) => (
          <div key={group[0]?.name} role="group" className={styles.group}>
            {group[0]?.name === 'highlight' && (
              <>
                <label className={styles.color} title={t('color')}>
                  <Icon name="baseline" />
                  <input
                    type="color"
                    aria-label={t('color')}
                    value={colorOf(editor, 'textStyle', '#000000')}
                    onChange={({ target }) => editor.chain().setColor(target.value).run()}
                  />
                </label>
                <label className={styles.color} title={t('highlightColor')}>
                  <Icon name="paintbrush" />
                  <input
                    type="color"
                    aria-label={t('highlightColor')}
                    value={colorOf(editor, 'highlight', '#ffff00')}
                    onChange={({ target }) => editor.chain().setHighlight({ color: target.value }).run()}
                  />
                </label>
              </>
            )}
            {group.map(button)}
          </div>
        ))}
        <div role="group" className={styles.group}>
          {(['link', 'image', 'table'] as const).map((name) => (
            <Button
              key={name}
              variant="quiet"
              size="small"
              icon={dialogIcon[name]}
              label={t(`command.${name}`)}
              onClick={() => onDialog(name)}
            />
          ))}
        </div>
        {editor.isActive('table') && (
          <div role="group" className={styles.group}>
            {tableCommands.map(button)}
          </div>
        )}
      </div>
      <Button
        className={styles.all}
        variant="quiet"
        size="small"
        icon="ellipsis"
        label={t('toolbar.all')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
    </>
  );
}

/** What the browser's own color field takes. */
function colorOf(editor: Editor, mark: 'textStyle' | 'highlight', otherwise: string): string {
  const color: unknown = editor.getAttributes(mark)['color'];
  return typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color) ? color : otherwise;
}

const dialogIcon = { link: 'link', image: 'image', table: 'table' } as const;
