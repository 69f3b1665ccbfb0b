import * as contract from '@/lib/modules/storefront/contract/look-sets';
import { createColourSet, updateColourSet } from '@/lib/modules/storefront/service/look-sets/colour-sets';
import { deleteSet } from '@/lib/modules/storefront/service/look-sets/delete-set';
import { createFontSet, updateFontSet } from '@/lib/modules/storefront/service/look-sets/font-sets';
import { listLookSets } from '@/lib/modules/storefront/service/look-sets/list-look-sets';
import { defineHandler, type ApiHandler } from '@/lib/tenant-api/define-handler';

/** The calls of a tenant's colour sets and font sets. */
export const lookSetHandlers: readonly ApiHandler[] = [
  defineHandler(contract.listLookSets, ({ tenant }) => listLookSets(tenant)),
  defineHandler(contract.createColourSet, ({ tenant, body }) => createColourSet(tenant, body.colourSet)),
  defineHandler(contract.updateColourSet, ({ tenant, params, body }) =>
    updateColourSet(tenant, params.set, body),
  ),
  defineHandler(contract.deleteColourSet, async ({ tenant, params }) => {
    await deleteSet(tenant, 'colours', params.set);
    return {};
  }),
  defineHandler(contract.createFontSet, ({ tenant, body }) => createFontSet(tenant, body.fontSet)),
  defineHandler(contract.updateFontSet, ({ tenant, params, body }) =>
    updateFontSet(tenant, params.set, body),
  ),
  defineHandler(contract.deleteFontSet, async ({ tenant, params }) => {
    await deleteSet(tenant, 'fonts', params.set);
    return {};
  }),
];
