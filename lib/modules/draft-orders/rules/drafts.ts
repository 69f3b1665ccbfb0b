/** What a draft is, in the order in which it can come to be. Derived by `DRAFT_STATE`, never stored. S2.2-90. */
export const DRAFT_STATES = ['draft', 'sent', 'paid', 'expired', 'withdrawn'] as const;
export type DraftState = (typeof DRAFT_STATES)[number];

/** What the holder of a draft's link is told of it. `closed`: the store takes no orders now. S2.2-91. */
export const LINKED_STATES = ['open', 'paid', 'expired', 'withdrawn', 'closed'] as const;
export type LinkedState = (typeof LINKED_STATES)[number];

/** One line: names as they were when it was composed, for what is sold no more. */
export interface DraftLine {
  product: string;
  variant: string;
  quantity: number;
  name: string;
  colour: string;
  size: string;
}

export const DRAFT_LIMITS = {
  lines: 50,
  name: 200,
  note: 1000,
  /** Mails of one draft. */
  sends: 5,
  /** Days for which a link can be paid after each sending. */
  days: 14,
  /** Days after which a draft that nobody paid is deleted, counted from when it was last of use. */
  keptDays: 90,
} as const;

/** How long a mail may be on its way before its sender is told, ms: longer than the worker's first attempts. */
const ON_ITS_WAY_MS = 5 * 60_000;

/** Whether the mail of the last sending has not been delivered, and not just been asked for. S2.2-129. */
export function isUndelivered(
  { state, sends, mailed, sentAt }: { state: DraftState; sends: number; mailed: number; sentAt: Date | null },
  at: Date,
): boolean {
  if (state !== 'sent' || mailed >= sends || sentAt === null) return false;
  return at.getTime() - sentAt.getTime() > ON_ITS_WAY_MS;
}

/** Until when a draft that is sent at `at` can be paid. */
export function expiryOf(at: Date): Date {
  return new Date(at.getTime() + DRAFT_LIMITS.days * 86_400_000);
}
