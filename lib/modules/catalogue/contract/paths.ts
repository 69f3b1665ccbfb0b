import type { CallPath } from '@/lib/contract/call-path';
import { fileImportCalls } from '@/lib/modules/lists/contract/file-import-calls';

// Method and path of each call, without schemas, so that a page can load them alone.
export const addEventProductCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/products',
} as const satisfies CallPath;
export const duplicateProductCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/products/{product}/duplicate',
} as const satisfies CallPath;
export const listDesignedProductsCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/designed-products',
} as const satisfies CallPath;
export const copyDesignedProductCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/designed-products/{product}/copy',
} as const satisfies CallPath;
export const deleteEventProductCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/products/{product}/delete',
} as const satisfies CallPath;
export const listBlanksCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/blanks',
} as const satisfies CallPath;
export const listCatalogueCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/catalogue',
} as const satisfies CallPath;
export const moveProductCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/catalogue/move',
} as const satisfies CallPath;
export const listAllProductsCall = { method: 'get', path: '/api/products' } as const satisfies CallPath;
export const listEventProductsCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/products',
} as const satisfies CallPath;
export const productPictureCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/products/{product}/picture/{colour}/{side}',
  bare: true,
} as const satisfies CallPath;
export const productPreviewCall = {
  method: 'get',
  path: '/api/{tenant}/{slug}/preview/{product}/{colour}/{side}',
  bare: true,
} as const satisfies CallPath;
export const readEventProductCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/products/{product}',
} as const satisfies CallPath;
export const saveProductDesignCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/products/{product}/design',
} as const satisfies CallPath;
export const updateEventProductCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/products/{product}',
} as const satisfies CallPath;
export const lockEventProductCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/products/{product}/lock',
} as const satisfies CallPath;
export const unlockEventProductCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/products/{product}/unlock',
} as const satisfies CallPath;
export const readStockCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/products/{product}/stock',
} as const satisfies CallPath;
export const saveStockCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/products/{product}/stock',
} as const satisfies CallPath;
export const stockFileCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/catalogue/file',
} as const satisfies CallPath;
export const stockImportCalls = fileImportCalls('/api/{tenant}/events/{slug}/catalogue/imports');
export const listDeletedProductsCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/catalogue/deleted',
} as const satisfies CallPath;
export const restoreEventProductCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/products/{product}/restore',
} as const satisfies CallPath;
export const createCatalogueActCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/catalogue/acts',
} as const satisfies CallPath;
export const readCatalogueActCall = {
  method: 'get',
  path: '/api/{tenant}/events/{slug}/catalogue/acts/{act}',
} as const satisfies CallPath;
export const undoCatalogueActCall = {
  method: 'post',
  path: '/api/{tenant}/events/{slug}/catalogue/acts/{act}/undo',
} as const satisfies CallPath;
export const listStaffBlanksCall = { method: 'get', path: '/api/blanks' } as const satisfies CallPath;
export const createBlankCall = { method: 'post', path: '/api/blanks' } as const satisfies CallPath;
export const blankFileCall = { method: 'get', path: '/api/blanks/file' } as const satisfies CallPath;
export const importBlanksCall = { method: 'post', path: '/api/blanks/file' } as const satisfies CallPath;
export const readStaffBlankCall = { method: 'get', path: '/api/blanks/{blank}' } as const satisfies CallPath;
export const changeBlankCall = { method: 'post', path: '/api/blanks/{blank}' } as const satisfies CallPath;
export const withdrawBlankCall = {
  method: 'post',
  path: '/api/blanks/{blank}/withdraw',
} as const satisfies CallPath;
export const offerBlankCall = {
  method: 'post',
  path: '/api/blanks/{blank}/offer',
} as const satisfies CallPath;
