import { useEffect, useState } from 'react';
import { offlineState, type OfflineState } from '../offline.ts';

/** How much of the site works offline; undefined without a service worker. */
export function useOffline(): OfflineState | undefined {
  const [state, setState] = useState<OfflineState>();
  useEffect(() => {
    let current = true;
    const look = async (): Promise<void> => {
      const found = await offlineState();
      if (current) setState(found);
    };
    void look();
    const timer = setInterval(() => void look(), 2000);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, []);
  return state;
}
