import type { MessageName } from '@/lib/intl/pick-messages';

/** Messages of every store page's client components. A nested provider replaces these, so it has to list them again. */
export const STORE_NAMESPACES: readonly MessageName[] = [
  'store.basketWith',
  'basket',
  'product',
  'errorPages',
];

/** Additional messages of checkout and confirmation. */
export const CHECKOUT_NAMESPACES: readonly MessageName[] = [
  ...STORE_NAMESPACES,
  'checkout',
  'address',
  'shipping',
  'errors',
  'forms',
  'ui',
];

/** Additional messages of a draft order's page. */
export const DRAFT_NAMESPACES: readonly MessageName[] = [...STORE_NAMESPACES, 'draftLink'];

/** Additional messages of the contact page. */
export const CONTACT_NAMESPACES: readonly MessageName[] = [
  ...STORE_NAMESPACES,
  'contactForm',
  'errors',
  'forms',
  'ui',
];

/** Messages of forms with more than one page of products. */
const LIST_NAMES: readonly MessageName[] = [
  'productList.searchLabel',
  'productList.count',
  'productList.found',
  'productList.pages',
  'productList.previousPage',
  'productList.nextPage',
  'productList.pageOf',
];

/** Additional messages of a form's preview. */
export const PREVIEW_NAMESPACES: readonly MessageName[] = ['sitePreview.notSent'];

/** Messages of the order form's own components, including the language menu in a frame. */
const FORM_NAMESPACES: readonly MessageName[] = [
  'store.language',
  'store.languageFailed',
  'store.soldOut',
  'store.noPayment',
  'orderForm',
  ...LIST_NAMES,
];

/** Messages of a Products event's page, which includes the checkout. */
export const ORDER_NAMESPACES: readonly MessageName[] = [
  ...CHECKOUT_NAMESPACES,
  ...FORM_NAMESPACES,
  'ownPicture',
  'paidForm',
];

/** Additional messages of a Promo event's page. */
export const CLAIM_NAMESPACES: readonly MessageName[] = [
  ...STORE_NAMESPACES,
  ...FORM_NAMESPACES,
  'ownPicture',
  'claim',
  'thanks',
  'address',
  'errors',
  'forms',
  'ui',
];

/** Additional messages of a Bulk event's sizes form. */
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
