import { setClock } from '@/lib/kernel/clock';

const HOUR_MS = 3_600_000;

/**
 * Runs a test with the clock set to the beginning of the coming hour and going on from there. Limits count in windows that
 * divide an hour (DECISIONS 27): none ends in the middle of what is counted.
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
