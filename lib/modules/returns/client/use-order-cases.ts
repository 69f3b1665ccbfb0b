'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { browserCall } from '@/lib/client/browser';
import type { BodyInputOf } from '@/lib/contract/route';
import type {
  casesOfOrder,
  markCase,
  refundCase,
  refuseCase,
  requestReplacement,
} from '@/lib/modules/returns/contract/cases';
import type { OrderCases } from '@/lib/modules/returns/contract/order-case';
import type { askReplacement } from '@/lib/modules/returns/contract/replacements';
import {
  askReplacementCall,
  casesOfOrderCall,
  markCaseCall,
  refundCaseCall,
  refuseCaseCall,
  requestReplacementCall,
} from '@/lib/modules/returns/contract/paths';

/** What can be done about a case; each rejects with an ApiError, `conflict` where somebody else was first. */
export interface CaseActs {
  refund(id: string, body: BodyInputOf<typeof refundCase>): Promise<void>;
  refuse(id: string, body: BodyInputOf<typeof refuseCase>): Promise<void>;
  replace(id: string, body: BodyInputOf<typeof requestReplacement>): Promise<void>;
  mark(id: string, body: BodyInputOf<typeof markCase>): Promise<void>;
  refresh(): void;
}

/** Asks staff to replace items of an order. Rejects with an ApiError. D53-13. */
export function sendAskedReplacement(
  params: Followed,
  body: BodyInputOf<typeof askReplacement>,
): Promise<OrderCases> {
  return browserCall<typeof askReplacement>(askReplacementCall, { params: { ...params }, body });
}

/** The cases as `useOrderCases` knows them, for another part of the page, and what shows newer ones there. */
export function useKnownCases({ tenant, order }: Followed, first: OrderCases) {
  const { data: cases = first, mutate } = useSWR<OrderCases, Error>(['order-cases', tenant, order], null, {
    fallbackData: first,
  });
  return { cases, show: (fresh: OrderCases) => void mutate(fresh, { revalidate: false }) };
}

interface Followed {
  tenant: string;
  order: string;
}

/** The withdrawals and complaints of an order, read again at each piece of news about it. D53-8. */
export function useOrderCases(
  { tenant, order }: Followed,
  first: OrderCases,
  { news, pollMs }: { news: number; pollMs: number },
): { found: OrderCases; acts: CaseActs } {
  const params = { tenant, order };
  const read = () => browserCall<typeof casesOfOrder>(casesOfOrderCall, { params, progress: false });
  const { data: found = first, mutate } = useSWR<OrderCases, Error>(['order-cases', tenant, order], read, {
    fallbackData: first,
    revalidateOnMount: false,
    revalidateIfStale: false,
    refreshInterval: pollMs,
  });
  useEffect(() => {
    if (news > 0) void mutate();
  }, [news, mutate]);
  const at = (id: string) => ({ tenant, case: id });
  const show = async (answer: Promise<OrderCases>) => void (await mutate(answer, { revalidate: false }));
  const acts: CaseActs = {
    refund: (id, body) => show(browserCall<typeof refundCase>(refundCaseCall, { params: at(id), body })),
    refuse: (id, body) => show(browserCall<typeof refuseCase>(refuseCaseCall, { params: at(id), body })),
    replace: (id, body) =>
      show(browserCall<typeof requestReplacement>(requestReplacementCall, { params: at(id), body })),
    mark: (id, body) => show(browserCall<typeof markCase>(markCaseCall, { params: at(id), body })),
    refresh: () => void mutate(),
  };
  return { found, acts };
}
