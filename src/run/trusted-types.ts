interface Policy {
  createScriptURL(url: string): unknown;
}
interface Factory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
}

let policy: Policy | undefined;

/**
 * The one place that makes a script address the browser trusts (Trusted Types, W3C): only files of this origin pass.
 * Where the browser has no Trusted Types the address goes through the same check.
 */
export function trustedScriptUrl(url: string): string {
  const checked = (address: string): string => {
    if (new URL(address, location.href).origin !== location.origin) throw new Error(`foreign script ${address}`);
    return address;
  };
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
  if (!factory) return checked(url);
  policy ??= factory.createPolicy('toolcrib', { createScriptURL: checked });
  return policy.createScriptURL(url) as string;
}
