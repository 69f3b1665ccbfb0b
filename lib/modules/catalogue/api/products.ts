import { addEventProduct } from '@/lib/modules/catalogue/contract/add-product';
import {
  deleteEventProduct,
  listDeletedProducts,
  restoreEventProduct,
} from '@/lib/modules/catalogue/contract/delete-product';
import {
  copyDesignedProduct,
  listDesignedProducts,
} from '@/lib/modules/catalogue/contract/designed-products';
import { duplicateProduct } from '@/lib/modules/catalogue/contract/duplicate-product';
import { listAllProducts } from '@/lib/modules/catalogue/contract/list-all-products';
import { listBlanks } from '@/lib/modules/catalogue/contract/list-blanks';
import { listCatalogue } from '@/lib/modules/catalogue/contract/list-catalogue';
import { listEventProducts } from '@/lib/modules/catalogue/contract/list-products';
import { lockEventProduct, unlockEventProduct } from '@/lib/modules/catalogue/contract/lock-product';
import { moveProduct } from '@/lib/modules/catalogue/contract/move-product';
import { readEventProduct } from '@/lib/modules/catalogue/contract/read-product';
import { saveProductDesign } from '@/lib/modules/catalogue/contract/save-design';
import { updateEventProduct } from '@/lib/modules/catalogue/contract/update-product';
import { addEventProduct as add } from '@/lib/modules/catalogue/service/add-event-product';
import { copyDesigned } from '@/lib/modules/catalogue/service/copy-designed';
import { deleteEventProduct as remove } from '@/lib/modules/catalogue/service/delete-product';
import { duplicateProduct as duplicate } from '@/lib/modules/catalogue/service/duplicate-product';
import { listAllProducts as listEverywhere } from '@/lib/modules/catalogue/service/list-all-products';
import { listBlanks as blanks } from '@/lib/modules/catalogue/service/list-blanks';
import { listCatalogue as catalogue } from '@/lib/modules/catalogue/service/list-catalogue';
import { listDesigned } from '@/lib/modules/catalogue/service/list-designed';
import { listEventProducts as list } from '@/lib/modules/catalogue/service/list-products';
import { setProductLock } from '@/lib/modules/catalogue/service/lock-product';
import { moveProduct as move } from '@/lib/modules/catalogue/service/move-product';
import { readEventProduct as read } from '@/lib/modules/catalogue/service/read-product';
import {
  listDeletedProducts as deleted,
  restoreEventProduct as restore,
} from '@/lib/modules/catalogue/service/restore-product';
import { saveDesign } from '@/lib/modules/catalogue/service/save-design';
import { updateEventProduct as update } from '@/lib/modules/catalogue/service/update-product';
import { can } from '@/lib/permissions/permissions';
import { defineHandler } from '@/lib/tenant-api/define-handler';

const placeOf = ({ slug, product: productId }: { slug: string; product: string }) => ({ slug, productId });

export const listEventProductsHandler = defineHandler(listEventProducts, ({ tenant, params, query }) =>
  list(tenant, params.slug, query),
);

export const listAllProductsHandler = defineHandler(listAllProducts, ({ user, query, requestId }) =>
  listEverywhere({ staffId: user.id, requestId }, query),
);

export const listBlanksHandler = defineHandler(listBlanks, ({ tenant, params }) =>
  blanks(tenant, params.slug),
);

export const listCatalogueHandler = defineHandler(listCatalogue, ({ tenant, params, query, user }) =>
  catalogue(tenant, params.slug, { query, costs: can(user, 'products.read_costs') }),
);

export const moveProductHandler = defineHandler(moveProduct, ({ tenant, params, body }) =>
  move(tenant, params.slug, body),
);

export const addEventProductHandler = defineHandler(addEventProduct, ({ tenant, params, body }) =>
  add(tenant, params.slug, body),
);

export const readEventProductHandler = defineHandler(readEventProduct, ({ tenant, params }) =>
  read(tenant, placeOf(params)),
);

export const saveProductDesignHandler = defineHandler(saveProductDesign, ({ tenant, params, body }) =>
  saveDesign(tenant, placeOf(params), body),
);

export const updateEventProductHandler = defineHandler(updateEventProduct, ({ tenant, params, body }) =>
  update(tenant, placeOf(params), body),
);

export const deleteEventProductHandler = defineHandler(deleteEventProduct, ({ tenant, params }) =>
  remove(tenant, placeOf(params)),
);

export const duplicateProductHandler = defineHandler(duplicateProduct, ({ tenant, params }) =>
  duplicate(tenant, placeOf(params)),
);

export const listDesignedProductsHandler = defineHandler(listDesignedProducts, ({ tenant, params, query }) =>
  listDesigned(tenant, params.slug, query),
);

export const copyDesignedProductHandler = defineHandler(copyDesignedProduct, ({ tenant, params }) =>
  copyDesigned(tenant, placeOf(params)),
);

export const lockEventProductHandler = defineHandler(lockEventProduct, ({ tenant, params, body }) =>
  setProductLock(tenant, placeOf(params), { locked: true, reason: body.reason }),
);

export const unlockEventProductHandler = defineHandler(unlockEventProduct, ({ tenant, params, body }) =>
  setProductLock(tenant, placeOf(params), { locked: false, reason: body.reason }),
);

export const restoreEventProductHandler = defineHandler(restoreEventProduct, ({ tenant, params }) =>
  restore(tenant, placeOf(params)),
);

export const listDeletedProductsHandler = defineHandler(listDeletedProducts, ({ tenant, params, query }) =>
  deleted(tenant, params.slug, query),
);
