import type { Step } from '../json-scan/token.ts';
import { isList, isTable, type Value } from '../documents/value.ts';
import { draftOf, keywordsOf, schemaKeywords, type DraftName } from './drafts.ts';
import { resolveUri, splitFragment } from './uri.ts';

export type Table = ReadonlyMap<string, Value>;

/** A schema document: the main one, one that was given along, or a meta-schema. */
export interface Source {
  /** Its address; undefined for the main one. */
  readonly uri: string | undefined;
  readonly root: Value;
  /** Its place among all, the main one first. */
  readonly index: number;
  readonly isMeta?: boolean;
  /** What it is read as, whatever its own `$schema` says. */
  readonly draft?: DraftName;
}

/** A schema with an address of its own, and all below it that has none. */
export interface Resource {
  readonly uri: string;
  readonly root: Value;
  readonly draft: DraftName;
  readonly hasValidation: boolean;
  readonly isRecursive: boolean;
  readonly anchors: Map<string, Value>;
  readonly dynamicAnchors: Map<string, Value>;
}

/** The resources that were entered on the way, the outermost first. */
export type Scope = readonly Resource[];

/** What is known about a schema by where it stands. */
export interface SchemaInfo {
  readonly source: Source;
  readonly steps: readonly Step[];
  readonly resource: Resource;
}

const stringOf = (table: Table, name: string): string | undefined => {
  const value = table.get(name);
  return typeof value === 'string' ? value : undefined;
};

/** All schemas that can be referred to, by their addresses. Nothing is fetched. */
export class Registry {
  /** Is there a reference whose target depends on the way to it? */
  hasDynamic = false;
  private readonly resources = new Map<string, Resource>();
  private readonly infos = new WeakMap<object, SchemaInfo>();

  constructor(
    private readonly defaultDraft: DraftName,
    /** Draft and vocabularies by a `$schema` that is not one of the drafts. */
    private readonly custom: (
      schema: string,
    ) => { readonly draft: DraftName; readonly hasValidation: boolean } | undefined,
  ) {}

  infoOf(schema: object): SchemaInfo | undefined {
    return this.infos.get(schema);
  }

  add(source: Source): void {
    const uri = source.uri ?? '';
    const outer = this.resource(uri, source.root, undefined, source.draft);
    this.scan(source.root, source, [], outer, uri);
  }

  private resource(uri: string, root: Value, outer: Resource | undefined, chosen?: DraftName): Resource {
    const schema = isTable(root) ? stringOf(root, '$schema') : undefined;
    const known = schema === undefined ? undefined : draftOf(schema);
    const custom = schema !== undefined && !known ? this.custom(schema) : undefined;
    const draft = chosen ?? known ?? custom?.draft ?? outer?.draft ?? this.defaultDraft;
    const resource: Resource = {
      uri,
      root,
      draft,
      hasValidation: custom?.hasValidation ?? (known ? true : (outer?.hasValidation ?? true)),
      isRecursive: isTable(root) && root.get('$recursiveAnchor') === true,
      anchors: new Map(),
      dynamicAnchors: new Map(),
    };
    if (!this.resources.has(uri) || outer === undefined) this.resources.set(uri, resource);
    return resource;
  }

  private scan(schema: Value, source: Source, steps: readonly Step[], outer: Resource, base: string): void {
    if (!isTable(schema) || this.infos.has(schema)) return;
    let resource = outer;
    const { draft } = outer;
    const own = stringOf(schema, '$schema');
    const chosen = steps.length === 0 ? source.draft : undefined;
    const idName = (chosen ?? draftOf(own ?? '') ?? draft) === 'draft-04' ? 'id' : '$id';
    const isBeforeSiblings = draft === 'draft-04' || draft === 'draft-07';
    const id = isBeforeSiblings && schema.has('$ref') ? undefined : stringOf(schema, idName);
    if (id !== undefined) {
      const [uri, fragment] = splitFragment(resolveUri(base, id));
      if (id.startsWith('#')) outer.anchors.set(fragment, schema);
      else {
        resource = this.resource(uri, schema, outer, chosen);
        if (steps.length === 0) this.resources.set(uri, resource);
        if (fragment !== '') resource.anchors.set(fragment, schema);
      }
    }
    this.infos.set(schema, { source, steps, resource });
    const anchor = stringOf(schema, '$anchor');
    if (anchor !== undefined && !isBeforeSiblings) resource.anchors.set(anchor, schema);
    const dynamic = stringOf(schema, '$dynamicAnchor');
    if (dynamic !== undefined && resource.draft === '2020-12') {
      resource.anchors.set(dynamic, schema);
      resource.dynamicAnchors.set(dynamic, schema);
    }
    const isDynamic = schema.has('$dynamicRef') || schema.has('$recursiveRef');
    if (isDynamic && source.isMeta !== true) this.hasDynamic = true;
    this.scanInside(schema, source, steps, resource);
  }

  private scanInside(schema: Table, source: Source, steps: readonly Step[], resource: Resource): void {
    const known = keywordsOf(resource.draft);
    const { uri } = resource;
    for (const [keyword, value] of schema) {
      if (!known.has(keyword) && keyword !== '$defs') continue;
      const inner = [...steps, keyword];
      if (schemaKeywords.one.has(keyword)) this.scan(value, source, inner, resource, uri);
      if (schemaKeywords.list.has(keyword) && isList(value)) {
        for (const [index, item] of value.entries()) this.scan(item, source, [...inner, index], resource, uri);
      }
      if (schemaKeywords.table.has(keyword) && isTable(value)) {
        for (const [name, item] of value) this.scan(item, source, [...inner, name], resource, uri);
      }
    }
  }

  /** What a reference leads to from a resource; undefined when there is no such schema. */
  find(
    resource: Resource,
    reference: string,
  ): { readonly schema: Value; readonly anchor: string | undefined; readonly resource: Resource } | undefined {
    const [uri, fragment] = splitFragment(resolveUri(resource.uri, reference));
    const target = this.resources.get(uri);
    if (!target) return undefined;
    // Meta-schemas refer to themselves by the way that leads to them.
    if (isTable(target.root) && this.infos.get(target.root)?.source.isMeta === true) this.hasDynamic = true;
    if (fragment === '') return { schema: target.root, anchor: undefined, resource: target };
    if (!fragment.startsWith('/')) {
      const schema = target.anchors.get(fragment);
      return schema === undefined ? undefined : { schema, anchor: fragment, resource: target };
    }
    const schema = this.pointed(target, fragment);
    return schema === undefined ? undefined : { schema, anchor: undefined, resource: target };
  }

  /** By a JSON Pointer, through places that are not schemas by themselves, too. */
  private pointed(resource: Resource, pointer: string): Value | undefined {
    let value: Value | undefined = resource.root;
    const rootInfo = isTable(value) ? this.infos.get(value) : undefined;
    const steps: Step[] = [...(rootInfo?.steps ?? [])];
    let current = resource;
    for (const token of pointer.slice(1).split('/')) {
      const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
      if (isTable(value)) {
        current = this.infos.get(value)?.resource ?? current;
        steps.push(key);
        value = value.get(key);
      } else if (isList(value)) {
        steps.push(Number(key));
        value = value[Number(key)];
      } else return undefined;
      if (value === undefined) return undefined;
    }
    if (value !== undefined && isTable(value) && rootInfo)
      this.scan(value, rootInfo.source, steps, current, current.uri);
    return value;
  }
}
