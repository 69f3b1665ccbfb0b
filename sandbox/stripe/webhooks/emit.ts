import { newStripeId, seconds } from '../new-id';
import type { Owner } from '../objects';
import type { World } from '../world';

/** The implemented API version: that of the client library in the tests. */
export const API_VERSION = '2026-10-28.endive';

export interface Cause {
  requestId: string;
  idempotencyKey: string | null;
}

/** Records an event with a snapshot of the object, and sends it. */
export function emit(world: World, owner: Owner, type: string, object: object, cause?: Cause): void {
  const id = newStripeId('evt');
  const created = seconds();
  const body = JSON.stringify({
    id,
    object: 'event',
    ...(owner.account === null ? {} : { account: owner.account }),
    api_version: API_VERSION,
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: cause?.requestId ?? null, idempotency_key: cause?.idempotencyKey ?? null },
    type,
  });
  const { region, account } = owner;
  const event = world.events.put({
    id,
    region,
    account,
    type,
    created,
    subject: 'id' in object && typeof object.id === 'string' ? object.id : '',
    body,
    state: 'pending',
    attempts: 0,
    last_status: null,
  });
  world.webhooks.send(event);
}
