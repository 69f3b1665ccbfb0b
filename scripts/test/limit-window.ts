import { setClock } from '@/lib/kernel/clock';

const HOUR_MS = 3_600_000;

/**
 * Runs a test with the clock set to the start of the next hour and running on. Limits use windows that divide an hour
 * (D27), so no window ends during the test.
 */
export async function withinOneWindow(work: () => Promise<void>): Promise<void> {
  const ahead = HOUR_MS - (Date.now() % HOUR_MS);
  const restore = setClock(() => new Date(Date.now() + ahead));
  try {
    await work();
  } finally {
    restore();
  }
}
