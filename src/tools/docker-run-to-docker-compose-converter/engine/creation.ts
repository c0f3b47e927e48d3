import { creationArity, creationShorts } from './flag-table.ts';
import { readFlags } from './flag-words.ts';
import type { Note } from './messages.ts';
import { cutNamed, fields, readFlag, type Fields } from './values.ts';
import type { Word } from '#lib/shell/words.ts';

export interface Creation {
  readonly kind: 'network' | 'volume';
  readonly name: string | undefined;
  readonly definition: Fields;
  readonly notes: readonly Note[];
}

/** The definition that `docker network create` or `docker volume create` gives. */
export function readCreation(kind: 'network' | 'volume', words: readonly Word[]): Creation {
  const { found, rest } = readFlags(words, { arityOf: creationArity(kind), shorts: creationShorts });
  const notes: Note[] = [];
  const options = fields();
  const labels = fields();
  const given: Record<string, unknown> = {};
  const ipam: Record<string, string> = {};
  let name = rest[0]?.text;
  for (const one of found) {
    if ('code' in one) {
      notes.push(one);
      continue;
    }
    const { name: flag, value, typed } = one;
    if (flag === 'name') name ??= value;
    else if (flag === 'driver') given['driver'] = value;
    else if (flag === 'opt' || flag === 'label') {
      const [left, right = ''] = cutNamed(value, one);
      (flag === 'opt' ? options : labels)[left] = right;
    } else if (flag === 'subnet' || flag === 'gateway' || flag === 'ip-range') {
      const key = flag.replace('-', '_');
      if (ipam[key] === undefined) ipam[key] = value;
      else notes.push({ code: 'no-compose-equivalent', flag: typed });
    } else if (flag === 'internal' || flag === 'attachable') given[flag] = readFlag(value, one);
    else if (flag === 'ipv6') given['enable_ipv6'] = readFlag(value, one);
    else notes.push({ code: 'no-compose-equivalent', flag: typed });
  }
  const { driver, internal, attachable, enable_ipv6 } = given;
  const { subnet, gateway, ip_range } = ipam;
  const config = { ...(subnet && { subnet }), ...(gateway && { gateway }), ...(ip_range && { ip_range }) };
  const definition: Fields = {
    name,
    ...(driver !== undefined && { driver }),
    ...(Object.keys(options).length > 0 && { driver_opts: options }),
    ...(Object.keys(config).length > 0 && { ipam: { config: [config] } }),
    ...(internal === true && { internal }),
    ...(attachable === true && { attachable }),
    ...(enable_ipv6 === true && { enable_ipv6 }),
    ...(Object.keys(labels).length > 0 && { labels }),
  };
  return { kind, name, definition, notes };
}
