interface Linked {
  id: string;
  tenant_id: string;
}

/**
 * URL of an order's page. For staff it names the tenant: orders are read per tenant, and staff belong to none. From the
 * list of one event it names that event, so that the page leads back there.
 */
export function orderHref(order: Linked, isStaff: boolean, event?: string): string {
  const path = `/orders/${encodeURIComponent(order.id)}`;
  const asked = {
    ...(isStaff ? { tenant: order.tenant_id } : {}),
    ...(event === undefined ? {} : { event }),
  };
  const search = new URLSearchParams(asked).toString();
  return search === '' ? path : `${path}?${search}`;
}
