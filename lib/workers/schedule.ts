import { log } from '@/lib/env/logger';
import { clearTemporaryStores } from '@/lib/modules/event-builder/service/clear-temporary-stores';
import { reconcilePayments } from '@/lib/modules/payments/service/reconcile';
import { warmPreviews } from '@/lib/modules/catalogue/service/warm-previews';
import { clearUploads } from '@/lib/modules/uploads/service/clear-uploads';

const RECONCILE_MS = 60_000;
/** A new product's picture is missing for so long at most; its drawing stands in for it. */
const WARM_MS = 3 * 60_000;
const CLEAR_MS = 60 * 60_000;

interface Repeating {
  /** Starts no further run and waits for the one in hand, which may end early when its signal says so. */
  stop(): Promise<void>;
}

/** Runs `work` at once and then each `ms`, one run at a time; a fault is logged and does not end the series. */
function repeat(name: string, ms: number, work: (signal: AbortSignal) => Promise<void>): Repeating {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let busy = false;
  const run = async () => {
    busy = true;
    try {
      await work(stopping.signal);
    } catch (error) {
      log().error(
        { error: error instanceof Error ? error.name : 'unknown' },
        `${name} failed; it runs again`,
      );
    } finally {
      busy = false;
    }
  };
  const begin = () => {
    if (!busy) running = run();
  };
  const timer = setInterval(begin, ms);
  begin();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}

async function reconcile(): Promise<void> {
  const settled = await reconcilePayments();
  if (settled > 0) log().info({ settled }, 'payments reconciled');
}

async function warm(signal: AbortSignal): Promise<void> {
  const warmed = await warmPreviews(signal);
  if (warmed.made > 0 || warmed.failed > 0) log().info(warmed, 'previews made');
}

async function clear(signal: AbortSignal): Promise<void> {
  // The stores first: a picture is of no use without the store that showed it.
  const stores = await clearTemporaryStores();
  if (stores > 0) log().info({ stores }, 'unused temporary stores cleared away');
  const cleared = await clearUploads(signal);
  if (cleared > 0) log().info({ cleared }, 'unused uploads cleared away');
}

/**
 * Work that nobody asks for: overdue payments, missing pictures and uploads that nothing uses are looked for, each by a
 * clock of its own.
 */
export function startSchedule(): Repeating {
  const series = [
    repeat('reconciler', RECONCILE_MS, reconcile),
    repeat('previews', WARM_MS, warm),
    repeat('uploads', CLEAR_MS, clear),
  ];
  return {
    async stop() {
      await Promise.all(series.map((each) => each.stop()));
    },
  };
}
