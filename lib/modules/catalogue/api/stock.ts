import { readStock, saveStock } from '@/lib/modules/catalogue/contract/product-stock';
import { stockFile } from '@/lib/modules/catalogue/contract/stock-file';
import {
  applyStockImport,
  latestStockImport,
  readStockImport,
  startStockImport,
} from '@/lib/modules/catalogue/contract/stock-import';
import { exportStock } from '@/lib/modules/catalogue/service/export-stock';
import { readStock as read, saveStock as save } from '@/lib/modules/catalogue/service/product-stock';
import {
  latestStockImport as latest,
  readStockImport as readImport,
} from '@/lib/modules/catalogue/service/read-stock-import';
import {
  applyStockImport as apply,
  startStockImport as start,
} from '@/lib/modules/catalogue/service/start-stock-import';
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

export const startStockImportHandler = defineHandler(startStockImport, ({ tenant, params, query, body }) =>
  start(tenant, params.slug, { bytes: body, name: query.name }),
);

export const latestStockImportHandler = defineHandler(latestStockImport, ({ tenant, params }) =>
  latest(tenant, params.slug),
);

export const readStockImportHandler = defineHandler(readStockImport, ({ tenant, params, query }) =>
  readImport(tenant, { slug: params.slug, id: params.import, errorsFrom: query.errors_from }),
);

export const applyStockImportHandler = defineHandler(applyStockImport, ({ tenant, params }) =>
  apply(tenant, { slug: params.slug, id: params.import }),
);
