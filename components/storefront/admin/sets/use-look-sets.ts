'use client';

import { useEffect, useState } from 'react';
import { readLookSets } from '@/lib/modules/storefront/client/look-sets';
import type { LookSets } from '@/lib/modules/storefront/contract/look-sets';

interface KnownSets {
  /** Undefined while they are read, null where they could not be. */
  sets: LookSets | null | undefined;
  /** Reads them again; what is shown stays until they are there. */
  reload: () => void;
}

/** The client's sets, read when the panel opens. S3.6-14. */
export function useLookSets(tenant: string): KnownSets {
  const [sets, setSets] = useState<LookSets | null>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isShown = true;
    readLookSets(tenant).then(
      (found) => isShown && setSets(found),
      () => isShown && setSets(null),
    );
    return () => {
      isShown = false;
    };
  }, [tenant, attempt]);
  return { sets, reload: () => setAttempt((count) => count + 1) };
}
