import { now } from '@/lib/kernel/clock';

/** The lives of a token that are offered, in days. */
export const EXPIRY_DAYS = [30, 90, 365] as const;

/** When a new token ends. */
export type Expiry = { kind: (typeof EXPIRY_DAYS)[number] } | { kind: 'day'; day: string | null };

const DAY_MS = 86_400_000;

/** The day so many days from today, in UTC: `2026-11-28`. */
export function dayAhead(days: number): string {
  return new Date(now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** The last day of a token; null while none is chosen. */
export const lastDayOf = (expiry: Expiry): string | null =>
  expiry.kind === 'day' ? expiry.day : dayAhead(expiry.kind);
