'use client';

import useSWR from 'swr';
import { browserCall } from '@/lib/client/browser';
import type { BodyInputOf } from '@/lib/contract/route';
import type {
  complain as complainContract,
  LinkedCases,
  readLinkedCases,
  withdraw as withdrawContract,
} from '@/lib/modules/returns/contract/linked-cases';
import { complainCall, readLinkedCasesCall, withdrawCall } from '@/lib/modules/returns/contract/paths';

export interface FollowedCases {
  cases: LinkedCases;
  refresh: () => void;
  /** Shows the answer of another call. */
  show: (cases: LinkedCases) => void;
}

/** Withdrawals and complaints of a signed link's order, refreshed on request and when the window gets the focus. */
export function useLinkedCases(token: string, first: LinkedCases): FollowedCases {
  const read = () =>
    browserCall<typeof readLinkedCases>(readLinkedCasesCall, { params: { token }, progress: false });
  const { data: cases = first, mutate } = useSWR<LinkedCases, Error>(['linked-cases', token], read, {
    fallbackData: first,
    revalidateOnMount: false,
    revalidateIfStale: false,
  });
  return {
    cases,
    refresh: () => void mutate(),
    show: (fresh) => void mutate(fresh, { revalidate: false }),
  };
}

/** Withdraws from the contract. Rejects with an ApiError; `conflict`: something else can be withdrawn by now. D53-2. */
export function sendWithdrawal(
  token: string,
  body: BodyInputOf<typeof withdrawContract>,
): Promise<LinkedCases> {
  return browserCall<typeof withdrawContract>(withdrawCall, { params: { token }, body });
}

/** Complains of lines of an order. Rejects with an ApiError. D53-7. */
export function sendComplaint(
  token: string,
  body: BodyInputOf<typeof complainContract>,
): Promise<LinkedCases> {
  return browserCall<typeof complainContract>(complainCall, { params: { token }, body });
}
