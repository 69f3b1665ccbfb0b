/** The page of an order; for staff the link carries the tenant, since an order's id alone does not name one. */
export function orderHref(order: { id: string; tenant_id: string }, isStaff: boolean): string {
  const path = `/orders/${encodeURIComponent(order.id)}`;
  return isStaff ? `${path}?tenant=${encodeURIComponent(order.tenant_id)}` : path;
}
