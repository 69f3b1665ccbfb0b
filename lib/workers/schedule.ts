import { log } from '@/lib/env/logger';
import { reconcilePayments } from '@/lib/services/payments/reconcile';

const RECONCILE_MS = 60_000;

/** Work that nobody asks for: what is overdue is looked for every minute, one run at a time. */
export function startSchedule(): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let busy = false;
  const run = async () => {
    if (busy) return;
    busy = true;
    try {
      const settled = await reconcilePayments();
      if (settled > 0) log().info({ settled }, 'payments reconciled');
    } catch (error) {
      log().error(
        { error: error instanceof Error ? error.name : 'unknown' },
        'reconciler failed; it runs again',
      );
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(() => {
    running = run();
  }, RECONCILE_MS);
  running = run();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
