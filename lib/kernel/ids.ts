import { randomText } from './random';

/** The closed list of id prefixes. A tenant id's prefix keeps `/api/{tenant}/…` unambiguous (D6-2). */
export const ID_PREFIXES = {
  tenant: 'ten',
  user: 'usr',
  session: 'ses',
  accountMail: 'acm',
  userInvitation: 'uin',
  clientOpening: 'opn',
  event: 'evt',
  product: 'prd',
  variant: 'var',
  eventProduct: 'evp',
  topUp: 'top',
  card: 'crd',
  statement: 'stm',
  voucher: 'vou',
  promoCode: 'cod',
  codeBatch: 'bat',
  codeSheet: 'sht',
  mailAddress: 'mad',
  customer: 'cus',
  order: 'ord',
  orderLine: 'oli',
  orderEdit: 'edi',
  claim: 'clm',
  audit: 'aud',
  history: 'his',
  fulfiller: 'ful',
  submission: 'sub',
  parcel: 'par',
  routingDecision: 'rtd',
  file: 'fil',
  colourSet: 'col',
  palette: 'pal',
  fontSet: 'fon',
  mail: 'mai',
  message: 'msg',
  note: 'not',
  platformNotice: 'ntc',
  invitee: 'inv',
  bulkOrder: 'blk',
  bulkRefund: 'brf',
  refundRequest: 'rfr',
  orderCase: 'cas',
  orderIssue: 'iss',
  draftOrder: 'dro',
  entryCode: 'enc',
  approvalLink: 'apl',
  temporaryStore: 'tst',
  upload: 'upl',
  listView: 'viw',
  listExport: 'exp',
  bulkAct: 'act',
  stockImport: 'imp',
  voucherImport: 'vim',
  codeImport: 'cim',
  catalogueAct: 'cat',
  category: 'ctg',
  erasure: 'era',
  privacyRequest: 'prq',
  apiToken: 'tok',
  webhook: 'whk',
  webhookEvent: 'whm',
  webhookDelivery: 'whd',
  shopSync: 'shl',
  request: 'req',
} as const;
export type IdKind = keyof typeof ID_PREFIXES;

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new random id, `ord_` and 20 characters (100 bits). */
export function newId(kind: IdKind): string {
  return `${ID_PREFIXES[kind]}_${randomText(ALPHABET, 20)}`;
}

const COUNT_LENGTH = 5;
let written = 0;

/**
 * Encodes `count` with `ALPHABET`, whose characters are sorted, so that a higher count gives a text that sorts later.
 */
function sortable(count: number): string {
  const places = Array.from({ length: COUNT_LENGTH }, (_, place) => COUNT_LENGTH - 1 - place);
  return places.map((place) => ALPHABET.charAt(Math.floor(count / 32 ** place) % 32)).join('');
}

/**
 * A new id for a row that is read in chronological order: of two ids made by one process within one millisecond, the
 * later one is greater. A counter that wraps around, plus 75 random bits.
 */
export function newLogId(kind: 'audit' | 'history'): string {
  written = (written + 1) % 32 ** COUNT_LENGTH;
  return `${ID_PREFIXES[kind]}_${sortable(written)}${randomText(ALPHABET, 20 - COUNT_LENGTH)}`;
}

/** Whether `text` has the shape of an id of this kind; demo ids may be shorter words. */
export function isId(kind: IdKind, text: string): boolean {
  return new RegExp(`^${ID_PREFIXES[kind]}_[a-z0-9_]{2,40}$`).test(text);
}

/** How an API token begins, so that scanners of leaked secrets know one. D47-1. */
export const API_TOKEN_PREFIX = 'mlm_';

/** A random secret for links and tokens: 43 characters of base62 (256 bits). */
export function newSecret(): string {
  return randomText('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 43);
}

/** A short reference for reading aloud, without look-alike characters: `M7QK-3FXW`. */
export function newOrderRef(): string {
  const text = randomText('23456789ABCDEFGHJKMNPQRSTVWXYZ', 8);
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}
