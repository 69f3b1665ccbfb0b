/** `draining`: closed for new orders, while it still makes those that it has. */
export const FULFILLER_STATES = ['open', 'paused', 'draining', 'closed'] as const;
export type FulfillerState = (typeof FULFILLER_STATES)[number];

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
