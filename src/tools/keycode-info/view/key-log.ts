import type { KeyFacts } from '../engine/describe.ts';

/** A keyboard event as it is shown. */
export interface Pressed extends KeyFacts {
  readonly which: number;
  /** The locks that are on, and AltGraph when it is held. */
  readonly locks: readonly string[];
}

export interface HistoryRow {
  readonly id: number;
  /** `keydown`, `keyup`, or an event of text input. */
  readonly type: string;
  readonly key: string;
  /** The code of a key, the kind of a text input. */
  readonly code: string;
  /** Milliseconds since the event before; null for the first one. */
  readonly since: number | null;
  /** How many times it was repeated in a row while held. */
  readonly count: number;
}

export interface Snapshot {
  readonly last: Pressed | undefined;
  /** Codes of the keys that are down. */
  readonly held: readonly string[];
  /** Newest first. */
  readonly history: readonly HistoryRow[];
}

const mostEvents = 100;
const modifier = /^(?:Shift|Control|Alt|Meta)/;

/** Collects events cheaply; what is shown is made of it once a frame. */
export class KeyLog {
  private last: Pressed | undefined;
  private held = new Set<string>();
  private rows: HistoryRow[] = [];
  private lastTime: number | undefined;
  private count = 0;
  private paused = false;

  press(type: 'keydown' | 'keyup', facts: Pressed, time: number): void {
    const name = facts.code || facts.key;
    if (type === 'keyup') {
      this.held.delete(name);
      // While Cmd is down, macOS sends no keyup of the other keys.
      if (facts.key === 'Meta') this.held = new Set([...this.held].filter((each) => modifier.test(each)));
    } else {
      this.held.add(name);
      this.last = facts;
    }
    const before = this.rows[0];
    if (type === 'keydown' && facts.repeat && before?.type === type && before.code === facts.code && !this.paused) {
      this.rows[0] = { ...before, count: before.count + 1 };
      this.lastTime = time;
    } else this.note(type, facts.key, facts.code, time);
  }

  note(type: string, key: string, code: string, time: number): void {
    if (this.paused) return;
    this.count += 1;
    const since = this.lastTime === undefined ? null : Math.round(time - this.lastTime);
    this.rows = [{ id: this.count, type, key, code, since, count: 1 }, ...this.rows.slice(0, mostEvents - 1)];
    this.lastTime = time;
  }

  /** The area lost the focus: no keyup will come for the keys that are down. */
  release(): void {
    this.held.clear();
  }

  /** While paused nothing goes into the history. */
  pause(paused: boolean): void {
    this.paused = paused;
  }

  clear(): void {
    this.rows = [];
    this.lastTime = undefined;
  }

  snapshot(): Snapshot {
    return { last: this.last, held: [...this.held], history: this.rows };
  }
}
