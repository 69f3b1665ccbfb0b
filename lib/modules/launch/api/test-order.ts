import { placeTestOrder } from '@/lib/modules/launch/contract/test-order';
import { placeTestOrder as place } from '@/lib/modules/launch/service/test-order/place-test-order';
import { cleanLine } from '@/lib/kernel/clean-line';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const placeTestOrderHandler = defineHandler(placeTestOrder, ({ tenant, params, user, locale }) =>
  place(tenant, params.slug, { id: user.id, name: cleanLine(user.name), email: user.email, lang: locale }),
);
