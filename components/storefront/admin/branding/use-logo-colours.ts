'use client';

import { useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { ApiError } from '@/lib/client/api-error';
import { readLogoColoursOf } from '@/lib/modules/storefront/client/logo-colours';
import type { LogoColours } from '@/lib/modules/storefront/contract/logo-colours';
import type { EditedStore } from '../use-editor';

interface FoundColours {
  found: LogoColours | null;
  busy: boolean;
  /** Why the last attempt failed, for the reader. */
  failure: string | null;
  find: (logo: File | undefined) => Promise<void>;
}

/** Reads the colours of the logo that was chosen, else of the stored one. S2.2-36. */
export function useLogoColours(store: EditedStore): FoundColours {
  const text = useErrorText();
  const [found, setFound] = useState<LogoColours | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function find(logo: File | undefined) {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      setFound(await readLogoColoursOf(store, logo));
    } catch (error) {
      const [code] = error instanceof ApiError ? (error.codes['logo'] ?? []) : [];
      setFailure(text.field(code) ?? text.call(error));
    } finally {
      setBusy(false);
    }
  }
  return { found, busy, failure, find };
}
