'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { toast } from '@/components/ui/toast';
import { browserCall } from '@/lib/client/browser';
import { setStaffGrantCall } from '@/lib/modules/accounts/contract/paths';
import type { setStaffGrant, StaffGrant } from '@/lib/modules/accounts/contract/staff-grants';
import type { Permission } from '@/lib/permissions/permissions';

/** Grants and withdraws verbs one at a time; the answer is what is granted now, by whomever. D3-6, D3-8. */
export function useGrants(first: StaffGrant[]) {
  const t = useTranslations('permissions');
  const errors = useErrorText();
  const [grants, setGrants] = useState(first);
  /** What was just pressed, until the server has answered. */
  const [chosen, setChosen] = useState<{ permission: Permission; granted: boolean }>();
  const [failure, setFailure] = useState<string>();

  async function set(permission: Permission, granted: boolean) {
    if (chosen) return;
    setChosen({ permission, granted });
    setFailure(undefined);
    try {
      const params = { permission };
      const answer = await browserCall<typeof setStaffGrant>(setStaffGrantCall, {
        params,
        body: { granted },
      });
      setGrants(answer.grants);
      toast('success', t(granted ? 'given' : 'withdrawn', { permission: t(`verbs.${permission}`) }));
    } catch (error) {
      setFailure(errors.call(error));
    }
    setChosen(undefined);
  }
  const grantOf = new Map(grants.map((grant) => [grant.permission, grant]));
  return { grantOf, chosen, failure, set };
}
