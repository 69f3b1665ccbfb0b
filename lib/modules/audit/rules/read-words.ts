/** What staff read, by the calls that are logged: a whole id, or the first part of the ids of an area. D44-13. */
const READ = {
  address: ['orders.read-address', 'orders.accept-address', 'orders.fix-address'],
  artwork: ['orders.read-artwork', 'orders.accept-artwork', 'orders.check-artwork', 'orders.fix-artwork'],
  auditLog: ['audit'],
  blanks: ['blanks'],
  bulkOrders: ['bulk-orders'],
  cases: ['returns'],
  claims: ['claim', 'gift-mails'],
  clients: ['clients'],
  codes: ['code-batches', 'code-sheets', 'promo-codes'],
  company: ['company'],
  connectedShop: ['shop-platform'],
  credit: ['ledger'],
  dashboard: ['dashboard'],
  draftOrders: ['draft-orders'],
  events: ['events', 'event-drafts'],
  exports: [
    ...(['lists.create-export', 'lists.export-file', 'lists.exports', 'lists.read-export'] as const),
    ...(['lists.create-staff-export', 'lists.staff-export-file'] as const),
    ...(['lists.staff-exports', 'lists.read-staff-export'] as const),
  ],
  grants: ['staff-grants'],
  holidays: ['holidays'],
  integrations: ['integrations'],
  jobs: ['background-jobs'],
  library: ['fonts', 'palettes'],
  lists: ['lists'],
  liveUpdates: ['realtime'],
  looks: ['look-sets', 'store-configuration'],
  mails: ['mails'],
  mailTexts: ['mail-texts'],
  messages: ['site-messages'],
  notices: ['platform-notices'],
  orders: ['orders'],
  payments: ['billing'],
  people: ['users', 'staff-users'],
  personalData: ['privacy'],
  pictures: ['assets', 'files', 'uploads'],
  preview: ['storefront'],
  printers: ['fulfillers', 'event-fulfillers'],
  printing: ['fulfilment'],
  products: ['products', 'product'],
  refunds: ['orders.read-refund', 'orders.refund', 'orders.settle-refund'],
  revenue: ['client-revenue'],
  search: ['search'],
  shipping: ['shipping-tables'],
  sizes: ['bulk'],
  standing: ['account', 'onboarding'],
  switches: ['platform-switches'],
  texts: ['texts', 'seo'],
  vouchers: ['vouchers'],
} as const;

/** A key of `auditFields.read`. */
export type ReadWord = keyof typeof READ;

const BY_CALL: ReadonlyMap<string, ReadWord> = new Map(
  (Object.entries(READ) as [ReadWord, readonly string[]][]).flatMap(([word, calls]) =>
    calls.map((call): [string, ReadWord] => [call, word]),
  ),
);

/** What a logged call reads, by its id; undefined for one that nothing is said of. D44-13. */
export function readWord(call: string): ReadWord | undefined {
  return BY_CALL.get(call) ?? BY_CALL.get(call.split('.')[0] ?? '');
}
