import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { notFound } from '@/lib/kernel/app-error';
import type { LineChoices } from '@/lib/modules/order-changes/contract/fix-line';
import { readEditFacts, type EditFacts } from '@/lib/modules/order-changes/data/read-edit-facts';
import { findLines, findOrder } from '@/lib/modules/orders/service/statements/find-lines';
import type { EditedLine } from '@/lib/modules/payments/service/refigure';
import { lineOptions } from './read-edit-options';

function choicesOf(line: EditedLine, facts: EditFacts): LineChoices['lines'][number] {
  const { variants, colours } = lineOptions(line, facts);
  const nameOf = (identifier: string) =>
    colours.find((colour) => colour.identifier === identifier)?.name ?? line.colourName;
  return {
    line: line.id,
    name: line.name,
    quantity: line.quantity,
    variant_id: line.variantId,
    variants: variants.map(({ variant_id, identifier, size, available }) => ({
      variant_id,
      colour: nameOf(identifier),
      size,
      available: available > 0,
    })),
  };
}

/** The colours and sizes that an order's lines can be changed to. D3-37. Throws 404 for another tenant's order. */
export async function readLineChoices(context: TenantContext, orderId: string): Promise<LineChoices> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const order = await findOrder(tx, tenantId, orderId);
    const facts = order && (await readEditFacts(tx, tenantId, orderId));
    if (!order || !facts) throw notFound();
    const lines = await findLines(tx, tenantId, orderId);
    return {
      version: order.updatedAt.toISOString(),
      lines: lines.map((line) => choicesOf(line, facts)),
    };
  });
}
