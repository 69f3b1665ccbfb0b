import { addEventProduct } from '@/lib/contracts/products/add-product';
import { deleteEventProduct } from '@/lib/contracts/products/delete-product';
import { listEventProducts } from '@/lib/contracts/products/list-products';
import { readEventProduct } from '@/lib/contracts/products/read-product';
import { saveProductDesign } from '@/lib/contracts/products/save-design';
import { updateEventProduct } from '@/lib/contracts/products/update-product';
import { addEventProduct as add } from '@/lib/services/products/add-event-product';
import { deleteEventProduct as remove } from '@/lib/services/products/delete-product';
import { listEventProducts as list } from '@/lib/services/products/list-products';
import { readEventProduct as read } from '@/lib/services/products/read-product';
import { saveDesign } from '@/lib/services/products/save-design';
import { updateEventProduct as update } from '@/lib/services/products/update-product';
import { defineHandler } from '@/lib/tenant-api/define-handler';

const placeOf = ({ slug, product: productId }: { slug: string; product: string }) => ({ slug, productId });

export const listEventProductsHandler = defineHandler(listEventProducts, ({ tenant, params, query }) =>
  list(tenant, params.slug, query),
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
