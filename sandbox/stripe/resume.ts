import { finishProcessing } from './intents/settle';
import type { World } from './world';

/** Continues after a restart: interrupted calls, payments in `processing`, undelivered webhooks. */
export function resume(world: World): void {
  for (const entry of [...world.idempotency.values()])
    if (entry.answer === null) world.idempotency.delete(entry.id);
  for (const record of world.intents.values()) {
    const { status, payment_method: id } = record.intent;
    const method = id === null ? undefined : world.methods.get(id);
    if (status === 'processing' && method) finishProcessing(world, record, method, 'succeeded');
  }
  world.webhooks.resume();
}
