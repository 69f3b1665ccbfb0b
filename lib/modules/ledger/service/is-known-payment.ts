/** Whether the ledger refused a second row of the same payment, or of the same act of a person. */
export function isKnownPayment(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('constraint' in error && error.constraint === 'ledger_rows_of_payment') return true;
  return 'cause' in error && isKnownPayment(error.cause);
}
