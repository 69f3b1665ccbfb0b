import type { Case } from './case';
import { ACCOUNT_CASES } from './cases/account';
import { BILLING_CASES } from './cases/billing';
import { BULK_CASES } from './cases/bulk';
import { CHECKOUT_CASES } from './cases/checkout';
import { CLAIM_CASES } from './cases/claim';
import { DRAFT_ORDER_CASES } from './cases/draft-orders';
import { EVENT_BUILDER_CASES } from './cases/event-builder';
import { EVENT_DRAFT_CASES } from './cases/event-drafts';
import { EVENT_CASES } from './cases/events';
import { FULFILMENT_CASES } from './cases/fulfilment';
import { INTEGRATION_CASES } from './cases/integrations';
import { LEDGER_CASES } from './cases/ledger';
import { LIST_CASES } from './cases/lists';
import { MAIL_CASES } from './cases/mails';
import { ORDER_CHANGE_CASES } from './cases/order-changes';
import { ORDERS_CASES } from './cases/orders';
import { PLATFORM_CASES } from './cases/platform';
import { PRIVACY_CASES } from './cases/privacy';
import { PRODUCT_CASES } from './cases/products';
import { PROMO_CODE_CASES } from './cases/promo-codes';
import { RETURNS_CASES } from './cases/returns';
import { STORE_ADMIN_CASES } from './cases/store-admin';
import { STOREFRONT_CASES } from './cases/storefront';
import { UPLOAD_CASES } from './cases/uploads';
import { CODE_BATCH_CASES } from './cases/code-batches';
import { VOUCHER_CASES } from './cases/vouchers';

/** Contract id → its cases. The test fails for a contract, or an id field, that is missing here. */
export const CASES: Record<string, Case[]> = {
  ...ACCOUNT_CASES,
  ...BILLING_CASES,
  ...BULK_CASES,
  ...CHECKOUT_CASES,
  ...CLAIM_CASES,
  ...DRAFT_ORDER_CASES,
  ...EVENT_BUILDER_CASES,
  ...EVENT_DRAFT_CASES,
  ...EVENT_CASES,
  ...FULFILMENT_CASES,
  ...INTEGRATION_CASES,
  ...LEDGER_CASES,
  ...LIST_CASES,
  ...MAIL_CASES,
  ...ORDER_CHANGE_CASES,
  ...ORDERS_CASES,
  ...PLATFORM_CASES,
  ...PRIVACY_CASES,
  ...PRODUCT_CASES,
  ...PROMO_CODE_CASES,
  ...RETURNS_CASES,
  ...STORE_ADMIN_CASES,
  ...STOREFRONT_CASES,
  ...UPLOAD_CASES,
  ...VOUCHER_CASES,
  ...CODE_BATCH_CASES,
};
