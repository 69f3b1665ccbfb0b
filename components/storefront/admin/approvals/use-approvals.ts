'use client';

import { useEffect, useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { createApproval, listApprovals, revokeApproval } from '@/lib/modules/storefront/client/approvals';
import type { Approval, ApprovalDays } from '@/lib/modules/storefront/contract/approvals';
import type { EditedStore } from '../use-editor';

interface Approvals {
  /** Undefined while they are read, null where they could not be. */
  list: Approval[] | null | undefined;
  again: () => void;
  /** What is under way: a new link, or the id of the one that is being revoked. */
  busy: 'create' | string | null;
  /** Why the last act failed, for the reader. */
  failure: string | null;
  create: (days: ApprovalDays, version: number) => Promise<void>;
  /** Resolves to whether it was revoked. */
  revoke: (id: string) => Promise<boolean>;
}

/** The links for approval of a store, read when the panel opens, and what can be done with them. S3.6-15. */
export function useApprovals({ tenant, slug }: EditedStore): Approvals {
  const text = useErrorText();
  const [list, setList] = useState<Approval[] | null>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    listApprovals({ tenant, slug }).then(
      (found) => isShown && setList(found),
      () => isShown && setList(null),
    );
    return () => {
      isShown = false;
    };
  }, [tenant, slug, attempt]);

  async function act(name: string, work: () => Promise<void>): Promise<boolean> {
    if (busy !== null) return false;
    setBusy(name);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(text.call(error));
      return false;
    } finally {
      setBusy(null);
    }
  }
  return {
    list,
    busy,
    failure,
    again: () => {
      setList(undefined);
      setAttempt((count) => count + 1);
    },
    create: async (days, version) => {
      await act('create', async () => {
        const made = await createApproval({ tenant, slug }, { days, version });
        setList((former) => [made, ...(former ?? [])]);
      });
    },
    revoke: (id) =>
      act(id, async () => {
        const ended = await revokeApproval({ tenant, slug }, id);
        setList((former) => former?.map((one) => (one.id === id ? ended : one)));
      }),
  };
}
