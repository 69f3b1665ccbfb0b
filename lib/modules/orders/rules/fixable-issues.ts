import type { OrderStatus } from './statuses';

/** What is wrong with an order that its shopper can fix by a link. D32-30. */
export const FIXABLE_KINDS = ['address', 'artwork'] as const;
export type FixableKind = (typeof FIXABLE_KINDS)[number];

const STATUS = { address: 'address_issue', artwork: 'artwork_issue' } as const satisfies Record<
  FixableKind,
  OrderStatus
>;
export type FixableStatus = (typeof STATUS)[FixableKind];

/** The status of an order that has such an issue. D32-30. */
export const statusOfKind = (kind: FixableKind): FixableStatus => STATUS[kind];

/** What has to be fixed in this status; null where nothing does. D32-30. */
export function fixableKind(status: string | null): FixableKind | null {
  return FIXABLE_KINDS.find((kind) => STATUS[kind] === status) ?? null;
}

/** How many days a shopper's link can be used. D32-30. */
const LINK_DAYS = 7;

/** Who is told that an issue is still open, and after how many days. D32-33. */
export const ISSUE_REMINDERS = [
  { day: 2, to: 'shopper' },
  { day: 4, to: 'client' },
  { day: 6, to: 'staff' },
] as const;

const DAY_MS = 86_400_000;

/** When the link of an issue that began then stops working. D32-30. */
export const linkUntil = (began: Date): Date => new Date(began.getTime() + LINK_DAYS * DAY_MS);

/** An issue that began then, or earlier, has a link that no longer works at `at`. D32-30. */
export const linkBegan = (at: Date): Date => new Date(at.getTime() - LINK_DAYS * DAY_MS);

/** What has become of a shopper's link; only an `open` one still fixes anything. D32-31. */
export const FIX_LINK_STATES = ['open', 'solved', 'expired', 'superseded', 'closed', 'held'] as const;
export type FixLinkState = (typeof FIX_LINK_STATES)[number];

interface LinkFacts {
  /** A later issue of the same order has a link of its own. */
  isNewest: boolean;
  endedAt: Date | null;
  linkUntil: Date;
  /** Nothing of the order can be fixed any more: it was cancelled, or its person erased. */
  orderEnded: boolean;
  /** The buyer's bank questions the payment: until it has decided, nothing of the order is changed. */
  disputed: boolean;
}

/** What has become of a link by then. D32-31. */
export function fixLinkState(facts: LinkFacts, at: Date): FixLinkState {
  if (facts.orderEnded) return 'closed';
  if (!facts.isNewest) return 'superseded';
  if (facts.endedAt !== null) return 'solved';
  if (facts.linkUntil <= at) return 'expired';
  return facts.disputed ? 'held' : 'open';
}

/** Whether a mail may still bring a link: it fixes something by then. D32-33. */
export const linkWorks = (facts: Omit<LinkFacts, 'orderEnded' | 'disputed'>, at: Date): boolean =>
  fixLinkState({ ...facts, orderEnded: false, disputed: false }, at) === 'open';

/** Whether its buyer can be mailed a link to fix an order: something stops it, they are known, and the bank questions nothing. S2.2-183. */
export const maySendLink = (order: {
  status: string | null;
  holdReason: string | null;
  snapshot: { customer: { email: string } };
}): boolean =>
  fixableKind(order.status) !== null &&
  order.holdReason !== 'disputed' &&
  order.snapshot.customer.email !== '';
