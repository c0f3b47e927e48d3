/** Of files dropped together, the schema is the one with “schema” in its name, else the first; the data is the next one. */
export function shareOut<T extends { readonly name: string }>(
  files: readonly T[],
): readonly [schema: T | undefined, data: T | undefined] {
  const schema = files.find(({ name }) => /schema/i.test(name)) ?? files[0];
  const data = files.find((file) => file !== schema);
  return [schema, data];
}
