import {
  createCatalogueAct,
  readCatalogueAct,
  undoCatalogueAct,
} from '@/lib/modules/catalogue/contract/catalogue-act';
import {
  createCatalogueAct as create,
  readCatalogueAct as read,
  undoCatalogueAct as undo,
} from '@/lib/modules/catalogue/service/catalogue-act';
import { can } from '@/lib/permissions/permissions';
import { defineHandler } from '@/lib/tenant-api/define-handler';

const placeOf = ({ slug, act: id }: { slug: string; act: string }) => ({ slug, id });

export const createCatalogueActHandler = defineHandler(createCatalogueAct, ({ tenant, params, body, user }) =>
  create(tenant, params.slug, { asked: body, mayDelete: can(user, 'products.delete') }),
);

export const readCatalogueActHandler = defineHandler(readCatalogueAct, ({ tenant, params }) =>
  read(tenant, placeOf(params)),
);

export const undoCatalogueActHandler = defineHandler(undoCatalogueAct, ({ tenant, params }) =>
  undo(tenant, placeOf(params)),
);
