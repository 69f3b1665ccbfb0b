import { withTenant } from '@/lib/db/with-tenant';
import type { ReleaseWhole } from '@/lib/modules/orders/service/release-waiting';
import { releaseWaiting } from './release-bulk-order';

/** A Bulk order whose turn it is among all that waits: it goes on as a whole, or says for what it waits. D36-8, D37-6. */
export const releaseInTurn: ReleaseWhole = (context, id) =>
  withTenant(context, (tx) => releaseWaiting(tx, context, id));
