import { useEffect, useState } from 'react';
import { readClosing } from '@/lib/modules/tenants/client/client-acts';
import type { Closing } from '@/lib/modules/tenants/contract/close-client';

type Looked = { state: 'looking' | 'failed' } | { state: 'known'; closing: Closing };

/** What stands in the way of closing a client, as of when the dialog was opened or `look` was called. S2.2-198. */
export function useClosing(tenant: string) {
  const [looked, setLooked] = useState<Looked>({ state: 'looking' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let left = false;
    readClosing(tenant).then(
      (closing) => (left ? undefined : setLooked({ state: 'known', closing })),
      () => (left ? undefined : setLooked({ state: 'failed' })),
    );
    return () => {
      left = true;
    };
  }, [tenant, round]);
  function look() {
    setLooked({ state: 'looking' });
    setRound((before) => before + 1);
  }
  return { looked, look };
}
