import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { productPictureHandler } from './api/product-picture';
import { productPreviewHandler } from './api/product-preview';
import {
  addEventProductHandler,
  deleteEventProductHandler,
  listEventProductsHandler,
  lockEventProductHandler,
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
  listEventProductsHandler,
  lockEventProductHandler,
  readEventProductHandler,
  saveProductDesignHandler,
  unlockEventProductHandler,
  updateEventProductHandler,
];
