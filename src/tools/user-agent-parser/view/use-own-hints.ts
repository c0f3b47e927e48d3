import { useCallback, useState } from 'react';
import type { ClientHints } from '#lib/user-agent/types.ts';

interface UserAgentData {
  readonly getHighEntropyValues: (names: readonly string[]) => Promise<ClientHints>;
}

const names = ['fullVersionList', 'platform', 'platformVersion', 'architecture', 'bitness', 'model'];

interface OwnHints {
  readonly hints: ClientHints | undefined;
  readonly ask: () => void;
  readonly forget: () => void;
}

/** What this browser tells in client hints once it is asked; undefined where it has none. */
export function useOwnHints(): OwnHints {
  const [hints, setHints] = useState<ClientHints>();
  const ask = useCallback(() => {
    const { userAgentData } = navigator as { readonly userAgentData?: UserAgentData };
    userAgentData?.getHighEntropyValues(names).then(
      ({ brands, fullVersionList, platform, platformVersion, architecture, bitness, model, mobile }) =>
        setHints({ brands, fullVersionList, platform, platformVersion, architecture, bitness, model, mobile }),
      () => undefined,
    );
  }, []);
  const forget = useCallback(() => setHints(undefined), []);
  return { hints, ask, forget };
}
