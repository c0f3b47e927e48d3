/** Some libraries have spaces in the names of their files. */
export const chunkFileNames = ({ name }: { readonly name: string }): string =>
  `assets/${name.replaceAll(/[^\w.-]/g, '-')}-[hash].js`;
