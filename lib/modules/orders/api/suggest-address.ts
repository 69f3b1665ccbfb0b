import { suggestAddress } from '@/lib/modules/orders/contract/suggest-address';
import { suggestAddress as suggest } from '@/lib/modules/orders/service/suggest-address';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const suggestAddressHandler = defineHandler(
  suggestAddress,
  ({ body: { countries, states, ...address }, visitor }) => suggest(address, { countries, states }, visitor),
);
