import { fulfillerEnv } from '@/lib/env/fulfiller';
import { httpFulfiller } from './http-adapter';
import type { CheckOutcome, FulfillerConnection, FulfillerPort } from './port';
import { signedFulfiller } from './signed-adapter';

export { verifyCallback } from './verify-callback';
export type {
  AddressChange,
  AddressOutcome,
  CheckOutcome,
  FulfillerConnection,
  Recipient,
  SubmitOutcome,
  SubmittedOrder,
} from './port';

const ADAPTERS = { http: httpFulfiller } as const;

/** A fulfiller's API: that of its own connection, else the one of the environment, chosen by FULFILLER_ADAPTER. */
export const fulfiller = (connection: FulfillerConnection | null = null): FulfillerPort =>
  connection ? signedFulfiller(connection) : ADAPTERS[fulfillerEnv().FULFILLER_ADAPTER];

/**
 * Calls a fulfiller's address, or with null the environment's, to see that it answers and knows the secret; nothing is ordered.
 * Never rejects. S2.2-107, S2.2-177.
 */
export const checkFulfiller = (connection: FulfillerConnection | null, id: string): Promise<CheckOutcome> =>
  fulfiller(connection).check(id);
