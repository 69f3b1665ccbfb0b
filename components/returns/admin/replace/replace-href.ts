/** What a link to the page that replaces needs of an order. */
export interface ReplacedOrder {
  id: string;
  tenant_id: string;
}

/** The address of the page where staff replace items of an order, with the complaint that it is to end. S2.2-113. */
export function replaceHref({ id, tenant_id: tenant }: ReplacedOrder, complaint?: string): string {
  const asked = { tenant, order: id, ...(complaint === undefined ? {} : { case: complaint }) };
  return `/replace-order?${new URLSearchParams(asked).toString()}`;
}
