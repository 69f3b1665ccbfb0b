import { now } from '@/lib/kernel/clock';
import { TEMPORARY_STORE_DAYS } from '@/lib/modules/event-builder/rules/kept-store';

const LIFE_MS = TEMPORARY_STORE_DAYS * 86_400_000;

/** Stores last used before this time have expired. */
export function unusedSince(): Date {
  return new Date(now().getTime() - LIFE_MS);
}

/** When a store that was last used at `usedAt` expires. */
export function expiryOf(usedAt: Date): Date {
  return new Date(usedAt.getTime() + LIFE_MS);
}
