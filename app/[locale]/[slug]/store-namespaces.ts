import type { Namespace } from '@/lib/intl/pick-messages';

/** What every store page's browser part may say; a nested provider replaces these, so it names them again. */
export const STORE_NAMESPACES: readonly Namespace[] = [
  'store',
  'storeTimes',
  'basket',
  'product',
  'errorPages',
];

/** What the checkout and the page after it say beside those. */
export const CHECKOUT_NAMESPACES: readonly Namespace[] = [
  ...STORE_NAMESPACES,
  'checkout',
  'address',
  'shipping',
  'errors',
  'forms',
  'ui',
];

/** What the contact page says beside a store's. */
export const CONTACT_NAMESPACES: readonly Namespace[] = [
  ...STORE_NAMESPACES,
  'contactForm',
  'errors',
  'forms',
  'ui',
];

/** What a Products event's page says: its form is a checkout too. */
export const ORDER_NAMESPACES: readonly Namespace[] = [...CHECKOUT_NAMESPACES, 'orderForm', 'paidForm'];

/** What a Promo event's page says beside a store's. */
export const CLAIM_NAMESPACES: readonly Namespace[] = [
  ...STORE_NAMESPACES,
  'orderForm',
  'claim',
  'address',
  'errors',
  'forms',
  'ui',
];

/** What the form for sizes of a Bulk event says beside a store's. */
export const SIZES_NAMESPACES: readonly Namespace[] = [
  ...STORE_NAMESPACES,
  'sizes',
  'orderForm',
  'claim',
  'address',
  'errors',
  'forms',
  'ui',
];
