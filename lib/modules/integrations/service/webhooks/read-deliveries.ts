import { notFound } from '@/lib/kernel/app-error';
import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { DeliveryPage, DeliveryQuery } from '@/lib/modules/integrations/contract/deliveries';
import type { DeliveryDetail } from '@/lib/modules/integrations/contract/webhook-shapes';
import * as rows from '@/lib/modules/integrations/data/deliveries';
import { findEndpoint } from '@/lib/modules/integrations/data/endpoints';
import { bodyOf, presentDelivery } from './present-webhook';

const SORT = '-seq';
/** A delivery that is sent again often has more tries than anybody reads. */
const TRIES_SHOWN = 50;

/** A page of an endpoint's log, the latest event first. D47-3. Throws 404 for another tenant's, 422 for a wrong cursor. */
export async function listDeliveries(
  context: TenantContext,
  webhookId: string,
  { cursor, limit, state }: DeliveryQuery,
): Promise<DeliveryPage> {
  const { tenantId } = context;
  const after = cursor ? decodeCursor(cursor, SORT, 'number') : null;
  return withTenant(context, async (tx) => {
    if (!(await findEndpoint(tx, { tenantId, id: webhookId }))) throw notFound();
    const before = after ? Number(after.value) : null;
    const found = await rows.listDeliveries(
      tx,
      { tenantId, endpointId: webhookId },
      { state, before, limit: limit + 1 },
    );
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return {
      deliveries: shown.map(presentDelivery),
      next_cursor: last ? encodeCursor(SORT, { value: String(last.seq), id: last.id, tenantId }) : null,
    };
  });
}

/** A delivery with its body and tries. D47-3. Throws 404 for another tenant's. */
export async function readDelivery(
  context: TenantContext,
  webhookId: string,
  id: string,
): Promise<DeliveryDetail> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const found = await rows.findDelivery(tx, { tenantId, endpointId: webhookId }, id);
    if (!found) throw notFound();
    const tries = await rows.listAttempts(tx, { tenantId, id }, TRIES_SHOWN);
    return {
      ...presentDelivery(found),
      body: bodyOf(found),
      tries: tries.map(({ at, ms, status, error, response }) => {
        return { at: at.toISOString(), ms, status, error, response };
      }),
    };
  });
}
