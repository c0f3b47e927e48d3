import { ToolError, type Details } from '#core/operation.ts';
import { toPointer } from '#lib/json-scan/path.ts';
import { compareCodePoints } from './code-point-order.ts';
import { specialName } from './numbers.ts';
import { Trail, withoutIndex, type Warning } from './trail.ts';
import { CalendarDate, Float, isList, isTable, type DocumentFormat, type Value } from './value.ts';

export interface FitOptions {
  readonly sortKeys?: boolean;
  readonly nonFinite?: 'null' | 'string' | 'error';
  readonly nulls?: 'omit' | 'empty-string' | 'error';
  readonly outOfRange?: 'error' | 'string';
  readonly rootKey?: string;
}

export interface Fitted {
  readonly documents: readonly Value[];
  /** Their paths start with the index of the document. */
  readonly warnings: readonly Warning[];
}

const integerMin = -(2n ** 63n);
const integerMax = 2n ** 63n - 1n;

/** Stands for a value that disappears. */
const nothing = Symbol('nothing');

/** Turns values into such as the target format can hold. */
class Fitter {
  readonly trail = new Trail();

  constructor(
    private readonly target: DocumentFormat,
    private readonly options: FitOptions,
    private readonly documents: number,
  ) {}

  fit(value: Value): Value | typeof nothing {
    if (isTable(value)) return this.table(value);
    if (isList(value)) return this.list(value);
    if (this.target === 'toml') {
      if (value === null) return this.nullInToml();
      if (typeof value === 'bigint' && (value < integerMin || value > integerMax)) return this.hugeInToml(value);
    } else if (value instanceof CalendarDate) {
      if (this.target === 'yaml' && value.kind !== 'local-time') return value;
      this.trail.warn('date-as-string');
      return value.source;
    } else if (this.target === 'json' && value instanceof Float && value.isSpecial) {
      return this.specialInJson(value);
    }
    return value;
  }

  private table(table: ReadonlyMap<string, Value>): Value {
    const entries = this.options.sortKeys
      ? Array.from(table).sort(([one], [other]) => compareCodePoints(one, other))
      : table;
    const fitted = new Map<string, Value>();
    for (const [key, member] of entries) {
      const kept = this.trail.into(key, () => this.fit(member));
      if (kept !== nothing) fitted.set(key, kept);
    }
    return fitted;
  }

  private list(list: readonly Value[]): Value {
    const fitted: Value[] = [];
    for (const [index, item] of list.entries()) {
      const kept = this.trail.into(index, () => this.fit(item));
      if (kept !== nothing) fitted.push(kept);
    }
    return fitted;
  }

  private nullInToml(): string | typeof nothing {
    const { nulls = 'omit' } = this.options;
    if (nulls === 'error') throw this.fault('null-not-supported');
    if (nulls === 'empty-string') return '';
    this.trail.warn('null-dropped');
    return nothing;
  }

  private hugeInToml(value: bigint): string {
    if (this.options.outOfRange !== 'string') throw this.fault('integer-out-of-range');
    this.trail.warn('integer-as-string');
    return String(value);
  }

  private specialInJson(value: Float): string | null {
    const { nonFinite = 'null' } = this.options;
    if (nonFinite === 'error') throw this.fault('non-finite-number', { value: specialName(value) });
    this.trail.warn('non-finite-number');
    return nonFinite === 'string' ? specialName(value) : null;
  }

  private fault(code: FitFault, details: Details = {}): ToolError {
    const path = withoutIndex(toPointer(this.trail.steps), this.documents);
    return new ToolError(code, { path, ...(path === '' && { reason: 'root' }), ...details });
  }
}

type FitFault = 'null-not-supported' | 'integer-out-of-range' | 'non-finite-number';

/** The documents as the target format can hold them. Errors about a value have its `path`. */
export function fitDocuments(documents: readonly Value[], target: DocumentFormat, options: FitOptions): Fitted {
  const { rootKey = '' } = options;
  if (target === 'toml' && rootKey === '') {
    if (documents.length > 1) throw new ToolError('multiple-documents', { documents: documents.length, path: '' });
    const [root = null] = documents;
    if (root !== null && !isTable(root)) throw new ToolError('toml-root-not-table', { path: '' });
  }
  const fitter = new Fitter(target, options, documents.length);
  if (target === 'toml' && documents.length === 1 && documents[0] === null) return { documents: [null], warnings: [] };
  const fitted = documents
    .map((document, index) => fitter.trail.into(index, () => fitter.fit(document)))
    .filter((document) => document !== nothing);
  return {
    documents: target === 'toml' ? [underKey(fitted, rootKey, documents.length)] : fitted,
    warnings: fitter.trail.warnings,
  };
}

/** A table stays as it is; anything else, and several documents, go under the key. */
function underKey(documents: readonly Value[], rootKey: string, count: number): Value {
  const [root = null] = documents;
  if (count > 1) return new Map([[rootKey, documents]]);
  return isTable(root) ? root : new Map([[rootKey, root]]);
}
