import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { productPictureHandler } from './api/product-picture';
import { productPreviewHandler } from './api/product-preview';
import {
  addEventProductHandler,
  deleteEventProductHandler,
  listBlanksHandler,
  listCatalogueHandler,
  listEventProductsHandler,
  lockEventProductHandler,
  moveProductHandler,
  readEventProductHandler,
  saveProductDesignHandler,
  unlockEventProductHandler,
  updateEventProductHandler,
} from './api/products';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [
  productPictureHandler,
  productPreviewHandler,
  addEventProductHandler,
  deleteEventProductHandler,
  listBlanksHandler,
  listCatalogueHandler,
  listEventProductsHandler,
  lockEventProductHandler,
  moveProductHandler,
  readEventProductHandler,
  saveProductDesignHandler,
  unlockEventProductHandler,
  updateEventProductHandler,
];
