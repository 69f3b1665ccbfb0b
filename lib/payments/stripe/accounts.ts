import type { Merchant } from '../port';
import { stripeFor } from './client';
import { asAppError, hasCode } from './errors';

/** Asked of the provider itself: messages about an account may come late and in any order. */
export async function canCharge({ region, account }: Merchant): Promise<boolean> {
  try {
    return (await stripeFor(region).accounts.retrieve(account)).charges_enabled;
  } catch (error) {
    // The account has ended the connection, or was closed.
    if (hasCode(error, 'account_invalid', 'resource_missing')) return false;
    throw asAppError(error);
  }
}
