import { readStock, saveStock } from '@/lib/modules/catalogue/contract/product-stock';
import { importStock, stockFile } from '@/lib/modules/catalogue/contract/stock-file';
import { exportStock } from '@/lib/modules/catalogue/service/export-stock';
import { importStock as importFile } from '@/lib/modules/catalogue/service/import-stock';
import { readStock as read, saveStock as save } from '@/lib/modules/catalogue/service/product-stock';
import { csvResponse } from '@/lib/modules/lists/service/csv-response';
import { defineHandler } from '@/lib/tenant-api/define-handler';

const placeOf = ({ slug, product: productId }: { slug: string; product: string }) => ({ slug, productId });

export const readStockHandler = defineHandler(readStock, ({ tenant, params }) =>
  read(tenant, placeOf(params)),
);

export const saveStockHandler = defineHandler(saveStock, ({ tenant, params, body }) =>
  save(tenant, placeOf(params), body),
);

export const stockFileHandler = defineHandler(stockFile, async ({ tenant, params, locale }) =>
  csvResponse(await exportStock(tenant, params.slug, locale)),
);

export const importStockHandler = defineHandler(importStock, ({ tenant, params, query, body }) =>
  importFile(tenant, params.slug, { bytes: body, dryRun: query.dry_run }),
);
