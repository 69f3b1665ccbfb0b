/** What staff can split a region's figures by. S2.2-192. */
export const REVENUE_VIEWS = ['client', 'event', 'type', 'product'] as const;
export type RevenueView = (typeof REVENUE_VIEWS)[number];

/** A file may also be by day: the chart's own numbers. */
export const REVENUE_FILES = [...REVENUE_VIEWS, 'day'] as const;
export type RevenueFile = (typeof REVENUE_FILES)[number];

export const REVENUE_SORTS = [
  '-revenue',
  'revenue',
  '-orders',
  'orders',
  '-platform',
  'platform',
  '-margin',
  'margin',
] as const;
