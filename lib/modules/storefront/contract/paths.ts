import type { CallPath } from '@/lib/contract/call-path';

// Method and path of each call, without schemas, so that a page can load them alone.
export const checkWordsCall = {
  method: 'post',
  path: '/api/{tenant}/{slug}/check-words',
} as const satisfies CallPath;
export const contactStoreCall = {
  method: 'post',
  path: '/api/{tenant}/{slug}/contact',
} as const satisfies CallPath;
export const listFormProductsCall = {
  method: 'get',
  path: '/api/{tenant}/{slug}/form-products',
} as const satisfies CallPath;
export const listProductsCall = {
  method: 'get',
  path: '/api/{tenant}/{slug}/products',
} as const satisfies CallPath;
export const listStorefrontsCall = { method: 'get', path: '/api/storefronts' } as const satisfies CallPath;
export const lockedToCountryCall = {
  method: 'get',
  path: '/api/{tenant}/{slug}/locked-to-country',
  bare: true,
} as const satisfies CallPath;
export const productAddressesCall = {
  method: 'get',
  path: '/api/{tenant}/{slug}/product-addresses',
} as const satisfies CallPath;
export const readConfigurationCall = {
  method: 'get',
  path: '/api/{tenant}/store-admin/{slug}/configuration',
} as const satisfies CallPath;
export const readPreviewCall = {
  method: 'get',
  path: '/api/storefront/{slug}/preview',
} as const satisfies CallPath;
export const readProductCall = {
  method: 'get',
  path: '/api/{tenant}/{slug}/product-id={product}',
} as const satisfies CallPath;
export const readSharedPreviewCall = {
  method: 'get',
  path: '/api/storefront/{slug}/shared-preview',
} as const satisfies CallPath;
export const readStorefrontCall = {
  method: 'get',
  path: '/api/storefront/{slug}',
} as const satisfies CallPath;
export const listVersionsCall = {
  method: 'get',
  path: '/api/{tenant}/store-admin/{slug}/configuration/versions',
} as const satisfies CallPath;
export const restoreVersionCall = {
  method: 'post',
  path: '/api/{tenant}/store-admin/{slug}/configuration/restore',
} as const satisfies CallPath;
export const listApprovalsCall = {
  method: 'get',
  path: '/api/{tenant}/store-admin/{slug}/configuration/approvals',
} as const satisfies CallPath;
export const createApprovalCall = {
  method: 'post',
  path: '/api/{tenant}/store-admin/{slug}/configuration/approvals',
} as const satisfies CallPath;
export const revokeApprovalCall = {
  method: 'post',
  path: '/api/{tenant}/store-admin/{slug}/configuration/approvals/{approval}/revoke',
} as const satisfies CallPath;
export const answerApprovalCall = {
  method: 'post',
  path: '/api/storefront/{slug}/approval',
} as const satisfies CallPath;
export const readSeoCall = {
  method: 'get',
  path: '/api/{tenant}/store-admin/{slug}/seo',
} as const satisfies CallPath;
export const saveSeoCall = {
  method: 'post',
  path: '/api/{tenant}/store-admin/{slug}/seo',
} as const satisfies CallPath;
export const readTextsCall = {
  method: 'get',
  path: '/api/{tenant}/store-admin/{slug}/texts',
} as const satisfies CallPath;
export const textsFileCall = {
  method: 'get',
  path: '/api/{tenant}/store-admin/{slug}/texts/file',
} as const satisfies CallPath;
export const importTextsCall = {
  method: 'post',
  path: '/api/{tenant}/store-admin/{slug}/texts/file',
} as const satisfies CallPath;
export const saveTextsCall = {
  method: 'post',
  path: '/api/{tenant}/store-admin/{slug}/texts',
} as const satisfies CallPath;
export const shareStateCall = {
  method: 'get',
  path: '/api/{tenant}/store-admin/{slug}/share-picture',
} as const satisfies CallPath;
export const sharePictureCall = {
  method: 'get',
  path: '/api/{tenant}/{slug}/share-picture',
  bare: true,
} as const satisfies CallPath;
export const updateConfigurationCall = {
  method: 'post',
  path: '/api/{tenant}/store-admin/{slug}/configuration/update',
} as const satisfies CallPath;
export const logoColoursCall = {
  method: 'post',
  path: '/api/{tenant}/store-admin/{slug}/logo-colours',
} as const satisfies CallPath;
// The sets of a tenant that its stores choose from.
export const listLookSetsCall = {
  method: 'get',
  path: '/api/{tenant}/look-sets',
} as const satisfies CallPath;
export const createColourSetCall = {
  method: 'post',
  path: '/api/{tenant}/look-sets/colours',
} as const satisfies CallPath;
export const updateColourSetCall = {
  method: 'post',
  path: '/api/{tenant}/look-sets/colours/{set}',
} as const satisfies CallPath;
export const deleteColourSetCall = {
  method: 'post',
  path: '/api/{tenant}/look-sets/colours/{set}/delete',
} as const satisfies CallPath;
export const createFontSetCall = {
  method: 'post',
  path: '/api/{tenant}/look-sets/fonts',
} as const satisfies CallPath;
export const updateFontSetCall = {
  method: 'post',
  path: '/api/{tenant}/look-sets/fonts/{set}',
} as const satisfies CallPath;
export const deleteFontSetCall = {
  method: 'post',
  path: '/api/{tenant}/look-sets/fonts/{set}/delete',
} as const satisfies CallPath;
export const readEntryCall = {
  method: 'get',
  path: '/api/storefront/{slug}/entry',
} as const satisfies CallPath;
export const enterByPasswordCall = {
  method: 'post',
  path: '/api/storefront/{slug}/entry/password',
} as const satisfies CallPath;
export const askEntryCodeCall = {
  method: 'post',
  path: '/api/storefront/{slug}/entry/ask-code',
} as const satisfies CallPath;
export const enterByCodeCall = {
  method: 'post',
  path: '/api/storefront/{slug}/entry/code',
} as const satisfies CallPath;
export const listPalettesCall = { method: 'get', path: '/api/palettes' } as const satisfies CallPath;
export const lookUsesCall = { method: 'get', path: '/api/palettes/use' } as const satisfies CallPath;
export const addPaletteCall = { method: 'post', path: '/api/palettes' } as const satisfies CallPath;
export const orderPalettesCall = { method: 'post', path: '/api/palettes/order' } as const satisfies CallPath;
export const renamePaletteCall = {
  method: 'post',
  path: '/api/palettes/{palette}/names',
} as const satisfies CallPath;
export const offerPaletteCall = {
  method: 'post',
  path: '/api/palettes/{palette}/offer',
} as const satisfies CallPath;
