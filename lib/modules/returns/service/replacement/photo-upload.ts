import { sealName } from '@/lib/links/sealed-name';

/** Where photos of an order are sent, with a link that opens nothing else: not the order's page, and no change of it. D53-13. */
export const photoUpload = ({
  tenantId,
  orderId,
  slug,
}: {
  tenantId: string;
  orderId: string;
  slug: string;
}) => ({
  tenant: tenantId,
  slug,
  order: sealName('order-photos', { tenantId, id: orderId }),
});
