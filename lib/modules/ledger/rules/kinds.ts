/** The kinds of movements of a credit account, in the order in which filters offer them. D37-3. */
export const LEDGER_KINDS = [
  'top_up',
  'reserve',
  'capture',
  'release',
  'charge',
  'refund',
  'correction',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];
