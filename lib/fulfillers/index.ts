import { fulfillerEnv } from '@/lib/env/fulfiller';
import { httpFulfiller } from './http-adapter';
import type { FulfillerPort } from './port';

export { verifyCallback } from './verify-callback';
export type { SubmitOutcome, SubmittedOrder } from './port';

const ADAPTERS = { http: httpFulfiller } as const;

/** The fulfiller's adapter, chosen by FULFILLER_ADAPTER. */
export const fulfiller = (): FulfillerPort => ADAPTERS[fulfillerEnv().FULFILLER_ADAPTER];
