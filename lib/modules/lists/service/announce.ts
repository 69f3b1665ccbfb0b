import type { ListJob } from '@/lib/db/enqueue';
import { log } from '@/lib/env/logger';
import { trigger } from '@/lib/realtime';

/**
 * Tells the open pages that an export or a bulk act has got on; ids only (D29-3). A page that hears nothing asks again by
 * itself, so a broadcaster that is away stops no job.
 */
export async function announce(
  { tenantId, id }: Pick<ListJob, 'tenantId' | 'id'>,
  event: 'export.changed' | 'bulk_act.changed',
): Promise<void> {
  const channel = tenantId === null ? 'private-staff' : `private-tenant.${tenantId}`;
  const data = event === 'export.changed' ? { export_id: id } : { act_id: id };
  await trigger(channel, event, data).catch((error: Error) =>
    log().warn({ error: error.name, event }, 'progress could not be announced'),
  );
}
