import { newAccount } from './accounts/account';
import { finishProcessing } from './intents/settle';
import type { AccountRecord } from './records';
import type { World } from './world';

/** Continues after a restart: interrupted calls, payments in `processing`, undelivered webhooks. */
export function resume(world: World): void {
  for (const entry of [...world.idempotency.values()])
    if (entry.answer === null) world.idempotency.delete(entry.id);
  for (const record of world.accounts.values()) completeAccount(record);
  for (const record of world.intents.values()) {
    const { status, payment_method: id } = record.intent;
    const method = id === null ? undefined : world.methods.get(id);
    if (status === 'processing' && method) finishProcessing(world, record, method, 'succeeded');
  }
  world.webhooks.resume();
}

/** Adds the fields that accounts did not have yet when this one was stored. */
function completeAccount(record: AccountRecord): void {
  const { id, region, details } = record;
  const name = details.business_profile.name ?? undefined;
  const fresh = newAccount({ id, region, name });
  record.details = {
    ...fresh,
    ...details,
    business_profile: { ...fresh.business_profile, ...details.business_profile },
    settings: { ...fresh.settings, ...details.settings },
  };
}
