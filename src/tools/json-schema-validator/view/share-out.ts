/** Of files dropped together the schema, which says so in its name or is the first one, and the data, the next other one. */
export function shareOut<T extends { readonly name: string }>(
  files: readonly T[],
): readonly [schema: T | undefined, data: T | undefined] {
  const schema = files.find(({ name }) => /schema/i.test(name)) ?? files[0];
  const data = files.find((file) => file !== schema);
  return [schema, data];
}
