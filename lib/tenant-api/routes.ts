import type { ApiHandler } from './define-handler';
import { readStandingHandler } from '@/lib/modules/tenants/api/read-account-status';
import { registerHandler } from '@/lib/modules/tenants/api/register';
import { forgotPasswordHandler, resetPasswordHandler } from '@/lib/modules/accounts/api/reset-password';
import { resendVerificationHandler, verifyEmailHandler } from '@/lib/modules/accounts/api/verify-email';
import { listAuditHandler } from '@/lib/modules/audit/api/list-audit';
import { csrfCookieHandler } from '@/lib/modules/accounts/api/csrf-cookie';
import { loginHandler } from '@/lib/modules/accounts/api/login';
import { logoutHandler } from '@/lib/modules/accounts/api/logout';
import { userHandler } from '@/lib/modules/accounts/api/user';
import {
  beginOnboardingHandler,
  readBillingAccountHandler,
} from '@/lib/modules/payments/api/billing-account';
import { answerInvitationHandler, readInvitationHandler } from '@/lib/modules/size-collection/api/invitation';
import {
  invitePeopleHandler,
  listInviteesHandler,
  readSizesHandler,
  removeInviteeHandler,
  resendInvitationHandler,
} from '@/lib/modules/size-collection/api/invitees';
import { checkCodeHandler, claimHandler } from '@/lib/modules/claims/api/claim';
import {
  listFlaggedHandler,
  refuseFlaggedHandler,
  releaseFlaggedHandler,
} from '@/lib/modules/claims/api/flagged';
import { listRefusedHandler } from '@/lib/modules/claims/api/refused';
import { listClientsHandler, verifyClientHandler } from '@/lib/modules/tenants/api/clients';
import {
  makeTemporaryStoreHandler,
  readTemporaryStoreHandler,
  saveTemporaryStoreHandler,
} from '@/lib/modules/event-builder/api/temporary-stores';
import { createCustomerHandler } from '@/lib/modules/checkout/api/create-customer';
import { payHandler } from '@/lib/modules/checkout/api/pay';
import { paymentSuccessHandler } from '@/lib/modules/payments/api/payment-success';
import { stripeWebhookHandler } from '@/lib/modules/payments/api/stripe-webhook';
import { fulfillerCallbackHandler } from '@/lib/modules/fulfilment/api/callback';
import { printFileHandler } from '@/lib/modules/fulfilment/api/print-file';
import { printPdfHandler } from '@/lib/modules/fulfilment/api/print-pdf';
import { getLangHandler } from '@/lib/modules/accounts/api/get-lang';
import { setLangHandler } from '@/lib/modules/accounts/api/set-lang';
import { readOnboardingHandler, resetOnboardingHandler } from '@/lib/modules/shop-platform/api/shop-platform';
import { fontLibraryHandler } from '@/lib/modules/design/api/font-library';
import { publicConfigHandler } from '@/lib/modules/site/api/public-config';
import { broadcastingAuthHandler } from '@/lib/modules/orders/api/broadcasting-auth';
import { cancelOrderHandler } from '@/lib/modules/order-changes/api/cancel-order';
import { editAddressHandler } from '@/lib/modules/order-changes/api/edit-address';
import { editLineHandler } from '@/lib/modules/order-changes/api/edit-line';
import { orderInvoiceHandler } from '@/lib/modules/order-changes/api/order-invoice';
import { readEditOptionsHandler } from '@/lib/modules/order-changes/api/read-edit-options';
import { readOrderPageHandler } from '@/lib/modules/order-changes/api/read-order-page';
import { linePreviewHandler } from '@/lib/modules/orders/api/line-preview';
import {
  listPromoCodesHandler,
  promoCodeQrHandler,
  qrSheetHandler,
} from '@/lib/modules/claims/api/promo-codes';
import { productPictureHandler } from '@/lib/modules/catalogue/api/product-picture';
import {
  addEventProductHandler,
  deleteEventProductHandler,
  listEventProductsHandler,
  readEventProductHandler,
  saveProductDesignHandler,
  updateEventProductHandler,
} from '@/lib/modules/catalogue/api/products';
import { productPreviewHandler } from '@/lib/modules/catalogue/api/product-preview';
import { readProductHandler } from '@/lib/modules/storefront/api/read-product';
import { checkWordsHandler } from '@/lib/modules/storefront/api/check-words';
import { contactHandler } from '@/lib/modules/storefront/api/contact';
import { listFormProductsHandler } from '@/lib/modules/storefront/api/list-form-products';
import { listProductsHandler } from '@/lib/modules/storefront/api/list-products';
import { listStorefrontsHandler } from '@/lib/modules/storefront/api/list-storefronts';
import { lockedToCountryHandler } from '@/lib/modules/storefront/api/locked-to-country';
import { readPreviewHandler, readSharedPreviewHandler } from '@/lib/modules/storefront/api/preview';
import { productAddressesHandler } from '@/lib/modules/storefront/api/product-addresses';
import { readStorefrontHandler } from '@/lib/modules/storefront/api/read-storefront';
import { sharePictureHandler } from '@/lib/modules/storefront/api/share-picture';
import { readDashboardHandler, readStaffDashboardHandler } from '@/lib/modules/insights/api/read-dashboard';
import { moveAssetHandler } from '@/lib/modules/event-builder/api/move-asset';
import { createEventHandler } from '@/lib/modules/event-builder/api/create-event';
import { readEventOverviewHandler, setEventStatusHandler } from '@/lib/modules/events/api/event-overview';
import { readEmbedOriginsHandler, updateEmbedOriginsHandler } from '@/lib/modules/events/api/embed-origins';
import { readRefusedWordsHandler, updateRefusedWordsHandler } from '@/lib/modules/events/api/refused-words';
import { listAllEventsHandler, listEventsHandler } from '@/lib/modules/events/api/list-events';
import { readAnyEventHandler, readEventHandler } from '@/lib/modules/events/api/read-event';
import { listAllOrdersHandler, listOrdersHandler } from '@/lib/modules/orders/api/list-orders';
import { readOrderHandler } from '@/lib/modules/orders/api/read-order';
import { releaseOrderHandler } from '@/lib/modules/orders/api/release-order';
import { readFileHandler, readTemporaryFileHandler } from '@/lib/modules/uploads/api/read-file';
import { readConfigurationHandler } from '@/lib/modules/storefront/api/read-configuration';
import { updateConfigurationHandler } from '@/lib/modules/storefront/api/update-configuration';
import {
  beginUploadHandler,
  cutOutUploadHandler,
  finishUploadHandler,
  putUploadPartHandler,
  readUploadHandler,
} from '@/lib/modules/uploads/api/store-uploads';
import {
  beginTemporaryUploadHandler,
  cutOutTemporaryUploadHandler,
  finishTemporaryUploadHandler,
  putTemporaryUploadPartHandler,
  readTemporaryUploadHandler,
} from '@/lib/modules/event-builder/api/temporary-uploads';

/** Paths whose segments are all fixed. */
const FIXED: readonly ApiHandler[] = [
  csrfCookieHandler,
  loginHandler,
  logoutHandler,
  userHandler,
  registerHandler,
  verifyEmailHandler,
  resendVerificationHandler,
  forgotPasswordHandler,
  resetPasswordHandler,
  getLangHandler,
  setLangHandler,
  broadcastingAuthHandler,
  fontLibraryHandler,
  publicConfigHandler,
  listStorefrontsHandler,
  makeTemporaryStoreHandler,
  stripeWebhookHandler,
  readStaffDashboardHandler,
  listAllEventsHandler,
  listAllOrdersHandler,
  listAuditHandler,
  listClientsHandler,
];

/** Paths with parameters; of two that could match the same path, the one with more fixed segments stands first. */
const PARAMETRIC: readonly ApiHandler[] = [
  verifyClientHandler,
  readStandingHandler,
  readBillingAccountHandler,
  beginOnboardingHandler,
  readOnboardingHandler,
  resetOnboardingHandler,
  readStorefrontHandler,
  readPreviewHandler,
  readSharedPreviewHandler,
  readOrderPageHandler,
  orderInvoiceHandler,
  cancelOrderHandler,
  readEditOptionsHandler,
  editAddressHandler,
  editLineHandler,
  readInvitationHandler,
  answerInvitationHandler,
  readTemporaryStoreHandler,
  saveTemporaryStoreHandler,
  readTemporaryFileHandler,
  beginTemporaryUploadHandler,
  cutOutTemporaryUploadHandler,
  readTemporaryUploadHandler,
  putTemporaryUploadPartHandler,
  finishTemporaryUploadHandler,
  lockedToCountryHandler,
  contactHandler,
  checkWordsHandler,
  listProductsHandler,
  listFormProductsHandler,
  productAddressesHandler,
  readProductHandler,
  productPreviewHandler,
  sharePictureHandler,
  linePreviewHandler,
  createCustomerHandler,
  payHandler,
  paymentSuccessHandler,
  listFlaggedHandler,
  listRefusedHandler,
  releaseFlaggedHandler,
  refuseFlaggedHandler,
  claimHandler,
  checkCodeHandler,
  fulfillerCallbackHandler,
  printFileHandler,
  printPdfHandler,
  readAnyEventHandler,
  readDashboardHandler,
  moveAssetHandler,
  createEventHandler,
  listEventsHandler,
  readEventHandler,
  readEventOverviewHandler,
  setEventStatusHandler,
  readEmbedOriginsHandler,
  updateEmbedOriginsHandler,
  readRefusedWordsHandler,
  updateRefusedWordsHandler,
  invitePeopleHandler,
  listInviteesHandler,
  readSizesHandler,
  resendInvitationHandler,
  removeInviteeHandler,
  listEventProductsHandler,
  addEventProductHandler,
  readEventProductHandler,
  updateEventProductHandler,
  saveProductDesignHandler,
  deleteEventProductHandler,
  productPictureHandler,
  listPromoCodesHandler,
  qrSheetHandler,
  promoCodeQrHandler,
  listOrdersHandler,
  readOrderHandler,
  releaseOrderHandler,
  readConfigurationHandler,
  updateConfigurationHandler,
  readFileHandler,
  beginUploadHandler,
  cutOutUploadHandler,
  readUploadHandler,
  putUploadPartHandler,
  finishUploadHandler,
];

/** Every call the tenant API answers. Fixed segments stand before parameters, so that `/api/orders` is no tenant. */
export const HANDLERS: readonly ApiHandler[] = [...FIXED, ...PARAMETRIC];
