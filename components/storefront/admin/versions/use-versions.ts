'use client';

import { useEffect, useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { listApprovals } from '@/lib/modules/storefront/client/approvals';
import { listStoreVersions, restoreStoreVersion } from '@/lib/modules/storefront/client/store-versions';
import type { Approval } from '@/lib/modules/storefront/contract/approvals';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import type { StoreVersion } from '@/lib/modules/storefront/contract/versions';
import type { EditedStore } from '../use-editor';

interface Versions {
  /** Undefined while they are read, null where they could not be. */
  list: StoreVersion[] | null | undefined;
  /** Links for approval with what was answered; none where they could not be read. */
  answers: readonly Approval[];
  again: () => void;
  /** The one that is being brought back. */
  restoring: number | null;
  /** Why the last attempt failed, for the reader. */
  failure: string | null;
  restore: (version: number) => Promise<void>;
}

/** The versions of a store, read when the panel opens, and the act that brings one back. S3.6-13. */
export function useVersions(
  { tenant, slug }: EditedStore,
  seen: number,
  onRestored: (configuration: Configuration, version: number) => void,
): Versions {
  const text = useErrorText();
  const [list, setList] = useState<StoreVersion[] | null>();
  const [answers, setAnswers] = useState<readonly Approval[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [restoring, setRestoring] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    listStoreVersions({ tenant, slug }).then(
      (found) => isShown && setList(found),
      () => isShown && setList(null),
    );
    // The versions are of use without them.
    listApprovals({ tenant, slug }).then(
      (found) => isShown && setAnswers(found),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [tenant, slug, attempt]);

  function again() {
    setList(undefined);
    setAttempt((count) => count + 1);
  }
  async function restore(version: number) {
    if (restoring !== null) return;
    setRestoring(version);
    setFailure(null);
    try {
      onRestored(await restoreStoreVersion({ tenant, slug }, version, seen), version);
    } catch (error) {
      setFailure(text.call(error));
    } finally {
      setRestoring(null);
    }
  }
  return { list, answers, again, restoring, failure, restore };
}
