'use client';

import useSWR from 'swr';
import type { readUser, User } from '@/lib/contracts/auth/user';
import { ApiError } from './api-error';
import { browserCall } from './browser';

const CONTRACT = { method: 'get', path: '/api/user', bare: true } as const;

async function readSessionUser(): Promise<User | null> {
  try {
    return await browserCall<typeof readUser>(CONTRACT);
  } catch (error) {
    // Logged out, or no answer: a header then offers the login link and says nothing (SPEC 2.5).
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Who is logged in, asked by the browser so that pages stay prerendered. Null: nobody; undefined: not known yet. */
export function useSessionUser(): User | null | undefined {
  return useSWR<User | null, Error>(CONTRACT.path, readSessionUser, { revalidateOnFocus: false }).data;
}
