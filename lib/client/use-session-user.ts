'use client';

import useSWR from 'swr';
import type { User } from '@/lib/contracts/auth/user';

export const USER_URL = '/api/user';

async function readSessionUser(): Promise<User | null> {
  const answer = await fetch(USER_URL, {
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
  });
  return answer.ok ? ((await answer.json()) as User) : null;
}

/** Who is logged in, asked by the browser so that pages stay prerendered. Null: nobody; undefined: not known yet. */
export function useSessionUser(): User | null | undefined {
  // An answer that is no user means logged out to a header: it offers the login link and says nothing (SPEC 2.5).
  const { data, error } = useSWR<User | null, Error>(USER_URL, readSessionUser, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return error ? null : data;
}
