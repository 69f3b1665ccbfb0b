'use client';

import useSWR from 'swr';
import type { User } from '@/lib/modules/accounts/contract/user';
import { readSessionUser } from './session-user';

/** The logged-in user. Null: nobody; undefined: not known yet. */
export function useSessionUser(): User | null | undefined {
  return useSWR<User | null, Error>('/api/user', readSessionUser, { revalidateOnFocus: false }).data;
}
