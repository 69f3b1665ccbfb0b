/** URL of an order's page. For staff it names the tenant: orders are read per tenant, and staff belong to none. */
export function orderHref(order: { id: string; tenant_id: string }, isStaff: boolean): string {
  const path = `/orders/${encodeURIComponent(order.id)}`;
  return isStaff ? `${path}?tenant=${encodeURIComponent(order.tenant_id)}` : path;
}
