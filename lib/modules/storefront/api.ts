import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { approvalHandlers } from './api/approvals';
import { checkWordsHandler } from './api/check-words';
import { contactHandler } from './api/contact';
import {
  askEntryCodeHandler,
  enterByCodeHandler,
  enterByPasswordHandler,
  readEntryHandler,
} from './api/entry';
import { listFormProductsHandler } from './api/list-form-products';
import { listProductsHandler } from './api/list-products';
import { listStorefrontsHandler } from './api/list-storefronts';
import { logoColoursHandler } from './api/logo-colours';
import { lookSetHandlers } from './api/look-sets';
import { lockedToCountryHandler } from './api/locked-to-country';
import { paletteHandlers } from './api/palettes';
import { readPreviewHandler, readSharedPreviewHandler } from './api/preview';
import { productAddressesHandler } from './api/product-addresses';
import { readConfigurationHandler } from './api/read-configuration';
import { readProductHandler } from './api/read-product';
import { readStorefrontHandler } from './api/read-storefront';
import { readShareStateHandler, sharePictureHandler } from './api/share-picture';
import { readSeoHandler, saveSeoHandler } from './api/seo';
import { importTextsHandler, readTextsHandler, saveTextsHandler, textsFileHandler } from './api/texts';
import { listVersionsHandler, restoreVersionHandler } from './api/versions';
import { updateConfigurationHandler } from './api/update-configuration';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [
  ...approvalHandlers,
  checkWordsHandler,
  contactHandler,
  listFormProductsHandler,
  listProductsHandler,
  listStorefrontsHandler,
  lockedToCountryHandler,
  logoColoursHandler,
  ...lookSetHandlers,
  readEntryHandler,
  enterByPasswordHandler,
  askEntryCodeHandler,
  enterByCodeHandler,
  ...paletteHandlers,
  readPreviewHandler,
  readSharedPreviewHandler,
  productAddressesHandler,
  readConfigurationHandler,
  readProductHandler,
  readStorefrontHandler,
  readShareStateHandler,
  sharePictureHandler,
  readSeoHandler,
  saveSeoHandler,
  readTextsHandler,
  saveTextsHandler,
  textsFileHandler,
  importTextsHandler,
  listVersionsHandler,
  restoreVersionHandler,
  updateConfigurationHandler,
];
