/** The steps of a gift event's claims, from the first to the last. D40-12. */
export const FUNNEL_STEPS = ['viewed', 'tried', 'valid', 'confirmed', 'shipped'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];
export type FunnelCounts = Readonly<Record<FunnelStep, number>>;

/** What the claims are grouped by. */
export const FUNNEL_GROUPS = ['day', 'batch', 'country'] as const;
export type FunnelGroup = (typeof FUNNEL_GROUPS)[number];

/** How many calendar days of the store it may be over, today included. */
export const FUNNEL_DAYS = ['7', '30', '90', '365'] as const;

const sum = (rows: readonly FunnelCounts[], step: FunnelStep) =>
  rows.reduce((total, row) => total + row[step], 0);

/** All of these rows together: the one way to a total, whatever they are grouped by. D40-13. */
export function funnelTotals(rows: readonly FunnelCounts[]): FunnelCounts {
  return {
    viewed: sum(rows, 'viewed'),
    tried: sum(rows, 'tried'),
    valid: sum(rows, 'valid'),
    confirmed: sum(rows, 'confirmed'),
    shipped: sum(rows, 'shipped'),
  };
}
