export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly licence: string;
  readonly needs: readonly string[];
  /** As in the lock file. */
  readonly integrity?: string;
}
export function billOfMaterials(
  packages: readonly ShippedPackage[],
  build: { readonly version: string; readonly date: string },
): object;
