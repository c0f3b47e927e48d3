import { ToolError } from '#core/operation.ts';
import { decodeUtf8 } from '#lib/charset.ts';
import { placesIn } from '#lib/percent/place.ts';

/** What is read so far: text, and bytes that have to make text with their neighbors. */
export class Output {
  private readonly parts: string[] = [];
  private bytes: number[] = [];
  private start = 0;

  /** `whole` is what the user typed: errors are placed in it. */
  constructor(private readonly whole: string) {}

  text(part: string): void {
    this.flush();
    this.parts.push(part);
  }

  /** `index`: where its escape stands in the whole. */
  byte(value: number, index: number): void {
    if (this.bytes.length === 0) this.start = index;
    this.bytes.push(value);
  }

  end(): string {
    this.flush();
    return this.parts.join('');
  }

  fail(code: string, index: number, details: Readonly<Record<string, unknown>> = {}): ToolError {
    return new ToolError(code, { ...details, ...placesIn(this.whole)(index) });
  }

  private flush(): void {
    if (this.bytes.length === 0) return;
    const decoded = decodeUtf8(Uint8Array.from(this.bytes));
    if (decoded === undefined) throw this.fail('not-text', this.start);
    this.parts.push(decoded);
    this.bytes = [];
  }
}

/** The inside of a literal. */
export interface Inside {
  readonly text: string;
  /** Where it begins in the whole. */
  readonly index: number;
  readonly out: Output;
}
