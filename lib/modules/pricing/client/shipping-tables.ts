import { browserCall } from '@/lib/client/browser';
import { removeShippingTableCall, setShippingTableCall } from '@/lib/modules/pricing/contract/paths';
import type {
  removeShippingTable,
  setShippingTable,
  ShippingForm,
  ShippingTables,
} from '@/lib/modules/pricing/contract/shipping-tables';

type Key = Pick<ShippingTables, 'kind' | 'region'>;

/** Sets what delivery costs from a day on. Rejects with an ApiError. S2.2-305. */
export async function saveShipping({ kind, region }: Key, body: ShippingForm): Promise<void> {
  await browserCall<typeof setShippingTable>(setShippingTableCall, { params: { payer: kind, region }, body });
}

/** Takes back prices before their day. Rejects with an ApiError. S2.2-305. */
export async function takeBackShipping({ kind, region }: Key, version: number): Promise<void> {
  const params = { payer: kind, region, version: String(version) };
  await browserCall<typeof removeShippingTable>(removeShippingTableCall, { params, body: {} });
}
