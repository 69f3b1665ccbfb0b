import type { World } from '../world';

const FIRST = 10;

/** `refunds` of a charge that is asked for them, newest first. */
export function refundsOf(world: World, charge: string): unknown {
  const ids = [...(world.charges.get(charge)?.refunds ?? [])].reverse();
  const data = ids.slice(0, FIRST).flatMap((id) => world.refunds.get(id)?.refund ?? []);
  return { object: 'list', data, has_more: ids.length > FIRST, url: `/v1/charges/${charge}/refunds` };
}
