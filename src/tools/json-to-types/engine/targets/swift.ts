import { codeLiteral } from '#lib/code-literals.ts';
import { FreeNames } from '#lib/free-names.ts';
import type { Dialect, Member, ObjectType, Place } from '../model.ts';
import { camel } from '../names.ts';
import { fileOf, onlyOf, type Writer } from './source.ts';

const reserved =
  'Any Array Bool Codable CodingKey CodingKeys Date Decimal Decoder Double Encoder Int JSONValue Optional Protocol Self String Type'.split(
    ' ',
  );
export const dialect: Dialect = { formats: ['date-time'], reserved };
export const plainDialect: Dialect = { reserved };

const keywords = new Set(
  (
    'as associatedtype break case catch class continue default defer deinit do else enum extension fallthrough false ' +
    'fileprivate for func guard if import in init inout internal is let nil open operator precedencegroup private ' +
    'protocol public repeat rethrows return self static struct subscript super switch throw throws true try typealias ' +
    'var where while'
  ).split(' '),
);
const quoted = (name: string): string => (keywords.has(name) ? `\`${name}\`` : name);

const simple = { integer: 'Int', big: 'Decimal', number: 'Double', boolean: 'Bool' } as const;

const jsonValue = `enum JSONValue: Codable {
    case null, bool(Bool), number(Decimal), string(String)
    case array([JSONValue]), object([String: JSONValue])

    init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Decimal.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}`;

class SwiftFile {
  needsValue = false;

  typeOf(place: Place, isOptional = place.nullable): string {
    return `${this.bareType(place)}${isOptional ? '?' : ''}`;
  }

  private bareType(place: Place): string {
    const only = onlyOf(place);
    if (!only) {
      this.needsValue = true;
      return 'JSONValue';
    }
    if (only.kind === 'object') return only.type.name;
    if (only.kind === 'array') return `[${this.typeOf(only.items)}]`;
    if (only.kind === 'string') return only.format === 'date-time' ? 'Date' : 'String';
    return simple[only.kind];
  }

  structOf({ members, name }: ObjectType): string {
    if (members.length === 0) return `struct ${name}: Codable {}`;
    const names = new FreeNames();
    const fields = members.map((member) => ({ member, name: names.take(camel(member.key)) }));
    const lines = fields.map((field) => this.propertyOf(field.member, field.name));
    const isRenamed = fields.some((field) => field.name !== field.member.key);
    const cases = fields.map(({ member: { key }, name: own }) => {
      const value = own === key ? '' : ` = ${codeLiteral('swift', key)}`;
      return `        case ${quoted(own)}${value}`;
    });
    const keys = isRenamed ? ['', '    enum CodingKeys: String, CodingKey {', ...cases, '    }'] : [];
    return [`struct ${name}: Codable {`, ...lines, ...keys, '}'].join('\n');
  }

  private propertyOf({ optional, place }: Member, name: string): string {
    return `    let ${quoted(name)}: ${this.typeOf(place, optional || place.nullable)}`;
  }
}

export const write: Writer = ({ alias, root, types }) => {
  const file = new SwiftFile();
  const aliases = alias === undefined ? '' : `typealias ${alias} = ${file.typeOf(root)}`;
  const structs = types.map((type) => file.structOf(type));
  return fileOf(['import Foundation', aliases, ...structs, file.needsValue ? jsonValue : '']);
};
