import type { ScheduledTaskTable } from '@/lib/jobs';
import { log } from '@/lib/env/logger';
import { clearTemporaryStores } from '@/lib/modules/event-builder/service/clear-temporary-stores';
import { reconcilePayments } from '@/lib/modules/payments/service/reconcile';
import { warmPreviews } from '@/lib/modules/catalogue/service/warm-previews';
import { clearUploads } from '@/lib/modules/uploads/service/clear-uploads';

/** What the worker does by the clock: overdue payments, missing pictures, and uploads and stores that nothing uses. */
export const SCHEDULED_TASKS: ScheduledTaskTable = {
  async 'reconcile-payments'() {
    const settled = await reconcilePayments();
    if (settled > 0) log().info({ settled }, 'payments reconciled');
  },
  async 'warm-previews'(stopping) {
    const warmed = await warmPreviews(stopping);
    if (warmed.made > 0 || warmed.failed > 0) log().info(warmed, 'previews made');
  },
  async 'clear-unused'(stopping) {
    // The stores first: a picture is of no use without the store that showed it.
    const stores = await clearTemporaryStores();
    if (stores > 0) log().info({ stores }, 'unused temporary stores cleared away');
    const cleared = await clearUploads(stopping);
    if (cleared > 0) log().info({ cleared }, 'unused uploads cleared away');
  },
};
