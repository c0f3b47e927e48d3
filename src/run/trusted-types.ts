interface Policy {
  createScriptURL(url: string): unknown;
}
interface Factory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
}

function checked(address: string): string {
  if (new URL(address, location.href).origin !== location.origin) throw new Error(`foreign script ${address}`);
  return address;
}

// Made at once, so that nobody else takes the name.
const policy = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('toolcrib', {
  createScriptURL: checked,
});

/**
 * The one place that makes a script address the browser trusts (Trusted Types, W3C): only files of this origin pass.
 * Where the browser has no Trusted Types the address goes through the same check.
 */
export function trustedScriptUrl(url: string): string {
  return policy ? (policy.createScriptURL(url) as string) : checked(url);
}
