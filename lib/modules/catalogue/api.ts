import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { blankHandlers } from './api/blanks';
import {
  createCatalogueActHandler,
  readCatalogueActHandler,
  undoCatalogueActHandler,
} from './api/catalogue-acts';
import { productPictureHandler } from './api/product-picture';
import { productPreviewHandler } from './api/product-preview';
import {
  addEventProductHandler,
  copyDesignedProductHandler,
  deleteEventProductHandler,
  duplicateProductHandler,
  listAllProductsHandler,
  listBlanksHandler,
  listCatalogueHandler,
  listDeletedProductsHandler,
  listDesignedProductsHandler,
  listEventProductsHandler,
  lockEventProductHandler,
  moveProductHandler,
  readEventProductHandler,
  restoreEventProductHandler,
  saveProductDesignHandler,
  unlockEventProductHandler,
  updateEventProductHandler,
} from './api/products';
import {
  applyStockImportHandler,
  latestStockImportHandler,
  readStockHandler,
  readStockImportHandler,
  saveStockHandler,
  startStockImportHandler,
  stockFileHandler,
} from './api/stock';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [
  ...blankHandlers,
  productPictureHandler,
  productPreviewHandler,
  addEventProductHandler,
  copyDesignedProductHandler,
  createCatalogueActHandler,
  deleteEventProductHandler,
  duplicateProductHandler,
  listAllProductsHandler,
  listBlanksHandler,
  listCatalogueHandler,
  listDeletedProductsHandler,
  listDesignedProductsHandler,
  listEventProductsHandler,
  lockEventProductHandler,
  moveProductHandler,
  readCatalogueActHandler,
  readEventProductHandler,
  restoreEventProductHandler,
  saveProductDesignHandler,
  undoCatalogueActHandler,
  applyStockImportHandler,
  latestStockImportHandler,
  readStockHandler,
  readStockImportHandler,
  saveStockHandler,
  startStockImportHandler,
  stockFileHandler,
  unlockEventProductHandler,
  updateEventProductHandler,
];
