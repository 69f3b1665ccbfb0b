import { dayInZone } from '@/lib/kernel/calendar';

/** `draining`: closed for new orders, while it still makes those that it has. */
export const FULFILLER_STATES = ['open', 'paused', 'draining', 'closed'] as const;
export type FulfillerState = (typeof FULFILLER_STATES)[number];

interface Pause {
  pausedAt: Date | null;
  /** `YYYY-MM-DD`; null where it is not known. */
  pausedUntil: string | null;
  timeZone: string;
}

/** The calendar day in a zone, `YYYY-MM-DD`; UTC's where the zone's name is unknown. */
export function todayIn(at: Date, timeZone: string): string {
  try {
    return dayInZone(at, timeZone).toISOString().slice(0, 10);
  } catch {
    return at.toISOString().slice(0, 10);
  }
}

/** Whether a fulfiller takes no orders for the moment: a pause is over by itself after its last day. S2.2-108. */
export const isPaused = ({ pausedAt, pausedUntil, timeZone }: Pause, at: Date): boolean =>
  pausedAt !== null && (pausedUntil === null || todayIn(at, timeZone) <= pausedUntil);

/** How a fulfiller stands: closed counts before paused. `inHand`: orders that it has and has not sent off. S2.2-105. */
export function fulfillerState(of: {
  status: 'open' | 'closed';
  paused: boolean;
  inHand: number;
}): FulfillerState {
  if (of.status === 'closed') return of.inHand > 0 ? 'draining' : 'closed';
  return of.paused ? 'paused' : 'open';
}

/** Zones that a fulfiller’s day can be counted in. */
export const FULFILLER_ZONES = [
  ...(['Europe/London', 'Europe/Dublin', 'Europe/Lisbon', 'Europe/Madrid', 'Europe/Paris'] as const),
  ...(['Europe/Brussels', 'Europe/Amsterdam', 'Europe/Berlin', 'Europe/Rome', 'Europe/Vienna'] as const),
  ...(['Europe/Copenhagen', 'Europe/Oslo', 'Europe/Stockholm', 'Europe/Prague', 'Europe/Warsaw'] as const),
  ...(['Europe/Helsinki', 'Europe/Riga', 'Europe/Bucharest', 'Europe/Athens'] as const),
  ...(['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'] as const),
] as const;
