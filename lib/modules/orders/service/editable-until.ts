/** The end of an order's edit window, ISO 8601 in UTC, also when it is over; null if there is none. D18. */
export function editableUntil(order: { editUntil?: Date | null; paidAt?: Date | null }): string | null {
  const { editUntil, paidAt } = order;
  return editUntil && (!paidAt || editUntil > paidAt) ? editUntil.toISOString() : null;
}
