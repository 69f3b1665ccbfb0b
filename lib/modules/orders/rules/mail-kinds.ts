/** The mails of an order that its shopper gets; each is the beginning of a mail's name. */
export const ORDER_MAILS = [
  'order_confirmation',
  'claim_confirmation',
  'claim_received',
  'order_shipped',
  'order_cancelled',
  'claim_cancelled',
  'claim_refused',
  'order_edited',
  'order_address_fixed',
  'order_line_fixed',
  'order_artwork_fixed',
  'order_address_issue',
  'order_artwork_issue',
  'order_issue_reminder',
  'order_stopped',
  'order_refunded',
  'order_released',
  'order_lapsed',
  'order_called_off',
] as const;
export type OrderMail = (typeof ORDER_MAILS)[number];

/** The mails about an edit, by the shopper or for them. */
export const EDIT_MAILS = [
  'order_edited',
  'order_address_fixed',
  'order_line_fixed',
  'order_artwork_fixed',
] as const satisfies readonly OrderMail[];

/** The mails that ask the shopper to fix what stops their order. D32-30, D32-33. */
export const ISSUE_MAILS = [
  'order_address_issue',
  'order_artwork_issue',
  'order_issue_reminder',
] as const satisfies readonly OrderMail[];

/** A mail's name in parts: its kind, what it is about (an edit, a decision, a refund, an issue), and whether it was sent again. */
export interface MailName {
  kind: OrderMail;
  about: string | null;
  again: boolean;
}

const AGAIN = /\.again_[a-z0-9_]+$/;

/** `order_edited.edi_1.again_mai_2` → its parts; null for a name that isn't an order's mail. */
export function readMailName(name: string): MailName | null {
  const own = name.replace(AGAIN, '');
  const [head = '', ...rest] = own.split('.');
  const kind = ORDER_MAILS.find((one) => one === head);
  if (!kind) return null;
  return { kind, about: rest.length > 0 ? rest.join('.') : null, again: own !== name };
}

/** Why a mail that was asked for again is not sent after all: what it says is no longer so, or nobody is left to write to. D3-36. */
export const MAIL_DROPPED = ['outdated', 'erased'] as const;
export type MailDropped = (typeof MAIL_DROPPED)[number];
