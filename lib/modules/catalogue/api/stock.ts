import { readStock, saveStock } from '@/lib/modules/catalogue/contract/product-stock';
import { stockFile } from '@/lib/modules/catalogue/contract/stock-file';
import { stockImports } from '@/lib/modules/catalogue/contract/stock-import';
import { exportStock } from '@/lib/modules/catalogue/service/export-stock';
import { readStock as read, saveStock as save } from '@/lib/modules/catalogue/service/product-stock';
import { STOCK_IMPORT } from '@/lib/modules/catalogue/service/stock-import-kind';
import { csvResponse } from '@/lib/modules/lists/service/csv-response';
import { latestFileImport, readFileImport } from '@/lib/modules/lists/service/imports/read-file-import';
import { applyFileImport, startFileImport } from '@/lib/modules/lists/service/imports/start-file-import';
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

export const startStockImportHandler = defineHandler(stockImports.start, ({ tenant, params, query, body }) =>
  startFileImport(STOCK_IMPORT, tenant, { slug: params.slug, bytes: body, name: query.name }),
);

export const latestStockImportHandler = defineHandler(stockImports.latest, ({ tenant, params }) =>
  latestFileImport(STOCK_IMPORT, tenant, { slug: params.slug }),
);

export const readStockImportHandler = defineHandler(stockImports.read, ({ tenant, params, query }) =>
  readFileImport(STOCK_IMPORT, tenant, {
    slug: params.slug,
    id: params.import,
    errorsFrom: query.errors_from,
  }),
);

export const applyStockImportHandler = defineHandler(stockImports.apply, ({ tenant, params }) =>
  applyFileImport(STOCK_IMPORT, tenant, { slug: params.slug, id: params.import }),
);
