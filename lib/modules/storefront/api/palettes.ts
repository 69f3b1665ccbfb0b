import { readLookUses } from '@/lib/modules/storefront/contract/look-uses';
import * as contract from '@/lib/modules/storefront/contract/palettes';
import { addPalette } from '@/lib/modules/storefront/service/palettes/add-palette';
import { countUses } from '@/lib/modules/storefront/service/palettes/count-uses';
import { listPalettes } from '@/lib/modules/storefront/service/palettes/list-palettes';
import { offerPalette } from '@/lib/modules/storefront/service/palettes/offer-palette';
import { orderPalettes } from '@/lib/modules/storefront/service/palettes/order-palettes';
import { renamePalette } from '@/lib/modules/storefront/service/palettes/rename-palette';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const paletteHandlers = [
  defineHandler(contract.listPalettes, () => listPalettes()),
  defineHandler(readLookUses, ({ user, requestId }) => countUses({ staffId: user.id, requestId })),
  defineHandler(contract.addPalette, ({ user, body, requestId }) =>
    addPalette({ staffId: user.id, requestId }, body),
  ),
  defineHandler(contract.orderPalettes, ({ user, body, requestId }) =>
    orderPalettes({ staffId: user.id, requestId }, body),
  ),
  defineHandler(contract.offerPalette, ({ user, params, body, requestId }) =>
    offerPalette({ staffId: user.id, requestId }, params.palette, body.is_offered),
  ),
  defineHandler(contract.renamePalette, ({ user, params, body, requestId }) =>
    renamePalette({ staffId: user.id, requestId }, params.palette, body),
  ),
];
