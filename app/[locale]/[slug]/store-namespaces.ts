import type { MessageName } from '@/lib/intl/pick-messages';

/** What every store page's browser part may say; a nested provider replaces these, so it names them again. */
export const STORE_NAMESPACES: readonly MessageName[] = [
  'store.basketWith',
  'basket',
  'product',
  'errorPages',
];

/** What the checkout and the page after it say beside those. */
export const CHECKOUT_NAMESPACES: readonly MessageName[] = [
  ...STORE_NAMESPACES,
  'checkout',
  'address',
  'shipping',
  'errors',
  'forms',
  'ui',
];

/** What the contact page says beside a store's. */
export const CONTACT_NAMESPACES: readonly MessageName[] = [
  ...STORE_NAMESPACES,
  'contactForm',
  'errors',
  'forms',
  'ui',
];

/** What a form says whose products are more than one page shows. */
const LIST_NAMES: readonly MessageName[] = [
  'productList.searchLabel',
  'productList.count',
  'productList.found',
  'productList.pages',
  'productList.previousPage',
  'productList.nextPage',
  'productList.pageOf',
];

/** What a form's preview says beside the form. */
export const PREVIEW_NAMESPACES: readonly MessageName[] = ['sitePreview.notSent'];

/** What the order form's own parts say of its store, the language in a frame among it. */
const FORM_NAMESPACES: readonly MessageName[] = [
  'store.language',
  'store.languageFailed',
  'store.soldOut',
  'store.noPayment',
  'orderForm',
  ...LIST_NAMES,
];

/** What a Products event's page says: its form is a checkout too. */
export const ORDER_NAMESPACES: readonly MessageName[] = [
  ...CHECKOUT_NAMESPACES,
  ...FORM_NAMESPACES,
  'ownPicture',
  'paidForm',
];

/** What a Promo event's page says beside a store's. */
export const CLAIM_NAMESPACES: readonly MessageName[] = [
  ...STORE_NAMESPACES,
  ...FORM_NAMESPACES,
  'ownPicture',
  'claim',
  'address',
  'errors',
  'forms',
  'ui',
];

/** What the form for sizes of a Bulk event says beside a store's. */
export const SIZES_NAMESPACES: readonly MessageName[] = [
  ...STORE_NAMESPACES,
  'sizes',
  ...FORM_NAMESPACES,
  'ownPicture',
  'claim',
  'address',
  'errors',
  'forms',
  'ui',
];
