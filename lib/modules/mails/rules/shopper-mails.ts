import { ORDER_MAILS, type OrderMail } from '@/lib/modules/orders/rules/mail-kinds';

/** The mails about a withdrawal or complaint. D53-8. */
const CASE_MAILS = [
  'case_withdrawal',
  'case_complaint',
  'case_replacement',
  'case_replaced',
  'case_refunded',
  'case_refused',
] as const;
export type CaseMail = (typeof CASE_MAILS)[number];

const OTHER_MAILS = ['code_invitation', 'code_reminder', 'size_invitation'] as const;

/** Every mail that goes out in a client's name to shoppers and recipients. S2.2-101. */
export const SHOPPER_MAILS = [...ORDER_MAILS, ...CASE_MAILS, ...OTHER_MAILS] as const;
export type ShopperMail = (typeof SHOPPER_MAILS)[number];

/** The mails as a list shows them: by what they are about. S2.2-101. */
export const MAIL_GROUPS = [
  { group: 'orders', kinds: ORDER_MAILS.filter((kind) => kind.startsWith('order_')) },
  {
    group: 'gifts',
    kinds: ['code_invitation', 'code_reminder', ...ORDER_MAILS.filter((kind) => kind.startsWith('claim_'))],
  },
  { group: 'cases', kinds: CASE_MAILS },
  { group: 'forms', kinds: ['size_invitation'] },
] as const satisfies readonly { group: string; kinds: readonly ShopperMail[] }[];

export const isOrderMail = (kind: ShopperMail): kind is OrderMail => ORDER_MAILS.some((one) => one === kind);
export const isCaseMail = (kind: ShopperMail): kind is CaseMail => CASE_MAILS.some((one) => one === kind);
