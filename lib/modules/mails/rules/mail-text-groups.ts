/** The mails of the platform by whom they go to, in the order of their list. S2.2-335. */
export const MAIL_TEXT_GROUPS = ['accounts', 'shoppers', 'clients', 'stores', 'platform'] as const;
export type MailTextGroup = (typeof MAIL_TEXT_GROUPS)[number];
