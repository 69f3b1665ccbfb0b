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
  'order_stopped',
  'order_refunded',
  'order_released',
  'order_lapsed',
  'order_called_off',
] as const;
export type OrderMail = (typeof ORDER_MAILS)[number];

/** A mail's name in parts: its kind, what it is about (an edit, a decision, a refund), and whether it was sent again. */
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
