import type { MessageKey } from '@/lib/intl/message-files';
import type { MailTextGroup } from './mail-text-groups';
import { isCaseMail, SHOPPER_MAILS, type ShopperMail } from './shopper-mails';

/** A mail, or texts that several share: where its texts are in the message files, and what is said of when it goes out. */
export interface PlatformMail {
  id: string;
  group: MailTextGroup;
  when: MessageKey;
  /** Texts from elsewhere that it says too; they change in every mail that says them. */
  more: readonly MessageKey[];
  /** The mail to shoppers that it is, where there is one. */
  shopper?: ShopperMail;
}

type When =
  Extract<MessageKey, `mailTextsWhen.${string}`> extends `mailTextsWhen.${infer Name}` ? Name : never;

const of = (group: MailTextGroup, when: When, ids: readonly string[], more: readonly MessageKey[] = []) =>
  ids.map((id): PlatformMail => ({ id, group, when: `mailTextsWhen.${when}`, more }));

type AccountAction = Extract<MessageKey, `accountMail.action.${string}`>;
const account = (text: string, when: When, ...actions: AccountAction[]) =>
  of('accounts', when, [`accountMail.${text}`], [...actions, 'accountMail.footer']);

const ACCOUNT_MAILS = [
  account('verify', 'verify', 'accountMail.action.verify'),
  account('exists', 'exists', 'accountMail.action.login', 'accountMail.action.new_password'),
  account('reset', 'reset', 'accountMail.action.reset'),
  account('no_account', 'no_account', 'accountMail.action.register', 'accountMail.action.login'),
  account('changed', 'changed', 'accountMail.action.new_password'),
  account('verified', 'verified', 'accountMail.action.dashboard'),
  account('locked', 'locked', 'accountMail.action.dashboard'),
  account('unlocked', 'unlocked', 'accountMail.action.dashboard'),
  account('closed', 'closed'),
  account('reopened', 'reopened', 'accountMail.action.login'),
  account('opened', 'opened', 'accountMail.action.dashboard'),
  account('change_old', 'change_old', 'accountMail.action.change'),
  account('change_new', 'change_old', 'accountMail.action.verify'),
  account('change_taken', 'change_taken', 'accountMail.action.login'),
  account('email_changed', 'email_changed', 'accountMail.action.login'),
  account('two_factor_on', 'two_factor', 'accountMail.action.new_password'),
  account('two_factor_off', 'two_factor', 'accountMail.action.new_password'),
  account('invited', 'invited', 'accountMail.action.join'),
  account('invited_staff', 'invited_staff', 'accountMail.action.join'),
  account('invited_elsewhere', 'invited_elsewhere', 'accountMail.action.login'),
  of('accounts', 'digest', ['notices.digest'], ['notices.footer']),
  of('accounts', 'export', ['mail.export']),
].flat();

const CODE_MORE: readonly MessageKey[] = [
  'codeMail.heading',
  'codeMail.headingPlain',
  'codeMail.until',
  'codeMail.page',
  'codeMail.code',
  'codeMail.unsubscribe',
];

function shopperMail(kind: ShopperMail): PlatformMail {
  const mail = { group: 'shoppers', when: `mailsPage.kinds.${kind}.when`, shopper: kind } as const;
  if (isCaseMail(kind)) return { ...mail, id: `caseMail.${kind.slice('case_'.length)}`, more: [] };
  if (kind === 'size_invitation') return { ...mail, id: 'invitationMail', more: [] };
  if (kind === 'code_invitation' || kind === 'code_reminder')
    return { ...mail, id: `codeMail.${kind.slice('code_'.length)}`, more: CODE_MORE };
  return { ...mail, id: `orderMail.${kind}`, more: [] };
}

const SHOPPER_TEXTS = [
  ...SHOPPER_MAILS.map(shopperMail),
  ...of('shoppers', 'part_shipped', ['orderMail.order_part_shipped']),
  ...of('shoppers', 'order_parts', ['orderMail.order'], ['mail.footer_company', 'mail.footer_contact']),
  ...of('shoppers', 'draft', ['draftMail']),
  ...of('shoppers', 'entry', ['entryMail']),
  ...of(
    'shoppers',
    'privacy',
    ['privacyMail.export', 'privacyMail.erase'],
    ['privacyMail.note', 'privacyMail.footer'],
  ),
];

const CLIENT_MAILS = [
  of(
    'clients',
    'filling_80',
    ['fillingMail.limit.80', 'fillingMail.budget.80'],
    ['fillingMail.account', 'fillingMail.footer'],
  ),
  of(
    'clients',
    'filling_100',
    ['fillingMail.limit.100', 'fillingMail.budget.100'],
    ['fillingMail.account', 'fillingMail.footer'],
  ),
  of('clients', 'waiting', ['waitingMail']),
  of(
    'clients',
    'statement',
    ['statementMail.statement', 'statementMail.credit_note'],
    ['statementMail.open', 'statementMail.owed', 'statementMail.footer'],
  ),
  of(
    'clients',
    'top_up',
    ['refund_taken', 'dispute_taken', 'refund_returned', 'dispute_returned'].map(
      (text) => `topUpMail.${text}`,
    ),
    ['topUpMail.account', 'topUpMail.footer'],
  ),
  of('clients', 'card', ['cardMail']),
  of(
    'clients',
    'dispute',
    ['inquiry', 'open'].map((text) => `disputeMail.${text}`),
    ['disputeMail.due', 'disputeMail.note.open', 'disputeMail.order', 'disputeMail.footer'],
  ),
  of(
    'clients',
    'dispute_closed',
    ['won', 'lost'].map((text) => `disputeMail.${text}`),
    ['disputeMail.note.closed', 'disputeMail.order', 'disputeMail.footer'],
  ),
  of('clients', 'refund_failed', ['refundFailedMail']),
  of(
    'clients',
    'bulk_money',
    ['refunded', 'refund_failed', 'disputed', 'dispute_won', 'dispute_lost'].map(
      (text) => `bulkMoneyMail.${text}`,
    ),
    ['bulkMoneyMail.order', 'bulkMoneyMail.footer'],
  ),
].flat();

const STORE_MAILS = [
  of('stores', 'contact', ['contactMail']),
  of(
    'stores',
    'approval',
    ['approvalMail.approved', 'approvalMail.changes'],
    ['approvalMail.open', 'approvalMail.footer'],
  ),
  of('stores', 'mention', ['mentionMail']),
  of('stores', 'issue', ['issueNotice']),
  of('stores', 'case_notice', ['caseNotice']),
  of('stores', 'reply_to', ['replyToMail']),
  of('stores', 'privacy_request', ['privacyRequestMail']),
  of('stores', 'privacy_data', ['privacyDataMail']),
  of('stores', 'webhook', ['webhookMail']),
  of('stores', 'shop_lost', ['shopLostMail']),
  of('stores', 'shop_unpaid', ['shopUnpaidMail']),
].flat();

const OWN_MAILS = [
  of('platform', 'site_message', ['siteContact.mail']),
  of('platform', 'site_receipt', ['siteContact.receipt']),
  of('platform', 'late', ['lateMail']),
].flat();

/** Every mail of the product, by whom it goes to. S2.2-335. */
export const PLATFORM_MAILS: readonly PlatformMail[] = [
  ...ACCOUNT_MAILS,
  ...SHOPPER_TEXTS,
  ...CLIENT_MAILS,
  ...STORE_MAILS,
  ...OWN_MAILS,
];
const BY_ID = new Map(PLATFORM_MAILS.map((mail) => [mail.id, mail]));

/** A mail by its id; undefined for none. */
export const platformMail = (id: string): PlatformMail | undefined => BY_ID.get(id);
