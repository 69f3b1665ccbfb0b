/** The end of an order's edit window, ISO 8601 in UTC, whether it is over or not; null where it has none. DECISIONS 18. */
export function editableUntil(order: { editUntil?: Date | null; paidAt?: Date | null }): string | null {
  const { editUntil, paidAt } = order;
  return editUntil && (!paidAt || editUntil > paidAt) ? editUntil.toISOString() : null;
}
