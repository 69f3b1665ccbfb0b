import { can, type Permission } from '@/lib/permissions/permissions';
import { isSuperadmin, type Actor } from '@/lib/permissions/roles';

/**
 * The groups of mails that people choose from (ADR 0101). Mails about the login itself are in none: they always come.
 *  - `waiting`: orders that wait for credit
 *  - `cases`: withdrawals and complaints
 *  - `money`: refunds and disputes
 *  - `credit`: a limit or budget is used by 80 or 100 %
 *  - `statements`: statements, and top-ups that went back
 *  - `exports`, `approvals`: what the person asked for
 *  - `mentions`: a colleague mentioned the person in a note
 *  - `webhooks`: a delivery was given up
 *  - `privacy`: a person wants to be erased
 */
export const NOTICES = [
  ...(['waiting', 'cases', 'money', 'credit', 'statements'] as const),
  ...(['exports', 'approvals', 'webhooks', 'privacy', 'mentions'] as const),
] as const;
export type Notice = (typeof NOTICES)[number];

/** At once, in one mail a day, or not at all. */
export const NOTICE_WAYS = ['live', 'daily', 'off'] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];

interface Facts {
  /** What the reader must be allowed to see. */
  permission: Permission;
  /** Goes to whoever asked for it, and to no one else. */
  own?: true;
  /** The law sets a deadline: it can come daily, but not never. */
  required?: true;
}

const FACTS: Readonly<Record<Notice, Facts>> = {
  waiting: { permission: 'orders.release' },
  cases: { permission: 'orders.read' },
  money: { permission: 'orders.refund' },
  credit: { permission: 'ledger.read_rows' },
  statements: { permission: 'billing.read' },
  exports: { permission: 'settings.read', own: true },
  approvals: { permission: 'store_configuration.read', own: true },
  mentions: { permission: 'orders.read', own: true },
  webhooks: { permission: 'integrations.read' },
  privacy: { permission: 'privacy.read', required: true },
};

/** Whether mails of this group may go to this person: only who may see what they are about. D3-1, D42-10. */
export function mayGet(actor: Actor, notice: Notice): boolean {
  const { permission, own } = FACTS[notice];
  // Of what concerns a client, staff get nothing but what they asked for themselves.
  if (isSuperadmin(actor) && own !== true) return false;
  return can(actor, permission);
}

/** The ways that a group can be had in. D42-10. */
export function waysOf(notice: Notice): readonly NoticeWay[] {
  return FACTS[notice].required ? ['live', 'daily'] : NOTICE_WAYS;
}

/**
 * How a person gets a group: as chosen, else at once for admins and for what the person asked for, and not at all for
 * everyone else. `off` where the role may not see it. D42-10.
 */
export function wayOf(actor: Actor, notice: Notice, chosen: NoticeWay | null): NoticeWay {
  if (!mayGet(actor, notice)) return 'off';
  if (chosen !== null && waysOf(notice).includes(chosen)) return chosen;
  return actor.role === 'admin' || FACTS[notice].own === true ? 'live' : 'off';
}
