import type { ConvertInput, TargetName } from './fields.ts';
import type { Dialect } from './model.ts';
import * as csharp from './targets/csharp.ts';
import * as go from './targets/go.ts';
import * as java from './targets/java.ts';
import * as kotlin from './targets/kotlin.ts';
import * as php from './targets/php.ts';
import { dialect, plainDialect } from './targets/python.ts';
import { writeDataclasses, writePydantic } from './targets/python-classes.ts';
import { writeTypedDicts } from './targets/python-typeddict.ts';
import * as rust from './targets/rust.ts';
import type { Writer } from './targets/source.ts';
import * as swift from './targets/swift.ts';
import * as typescript from './targets/typescript.ts';
import * as zod from './targets/zod.ts';

interface Target {
  /** With dates as dates. */
  readonly dialect: Dialect;
  /** With dates as strings, where that makes a difference. */
  readonly plainDialect?: Dialect;
  readonly write: Writer;
}

const writers: Readonly<Record<Exclude<TargetName, 'json-schema'>, Target>> = {
  typescript,
  zod,
  go,
  rust,
  'python-dataclass': { dialect, plainDialect, write: writeDataclasses },
  'python-pydantic': { dialect, plainDialect, write: writePydantic },
  'python-typeddict': { dialect, plainDialect, write: writeTypedDicts },
  java,
  kotlin,
  csharp,
  swift,
  php,
};

/** How a target is written, and what it tells apart. */
export function targetOf(target: Exclude<TargetName, 'json-schema'>, dates: ConvertInput['dates']) {
  const { write, ...of } = writers[target];
  return { dialect: dates === 'native' ? of.dialect : (of.plainDialect ?? of.dialect), write };
}
