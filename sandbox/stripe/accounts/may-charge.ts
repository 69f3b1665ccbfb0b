import { badRequest } from '../api/fault';
import type { Owner } from '../objects';
import type { World } from '../world';
import { knownAccount } from './known-account';

/** Throws the 400 for a payment on a connected account that may take none. */
export function needCharges(world: World, { region, account }: Owner): void {
  if (account === null) return;
  const details = knownAccount(world, region, account)?.details;
  if (!details || (details.charges_enabled && details.capabilities['card_payments'] === 'active')) return;
  throw badRequest(
    details.charges_enabled
      ? 'You cannot create a charge on a connected account without the `card_payments` capability enabled.'
      : 'This Connect account cannot currently make charges. The `requirements.disabled_reason` property on the ' +
          'account will provide information about why this account is currently disabled.',
  );
}
