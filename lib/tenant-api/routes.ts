import type { ApiHandler } from './define-handler';
import { readStandingHandler } from './handlers/account/read-standing';
import { registerHandler } from './handlers/account/register';
import { forgotPasswordHandler, resetPasswordHandler } from './handlers/account/reset-password';
import { resendVerificationHandler, verifyEmailHandler } from './handlers/account/verify-email';
import { listAuditHandler } from './handlers/audit/list-audit';
import { csrfCookieHandler } from './handlers/auth/csrf-cookie';
import { loginHandler } from './handlers/auth/login';
import { logoutHandler } from './handlers/auth/logout';
import { userHandler } from './handlers/auth/user';
import { beginOnboardingHandler, readBillingAccountHandler } from './handlers/billing/billing-account';
import { answerInvitationHandler, readInvitationHandler } from './handlers/bulk/invitation';
import {
  invitePeopleHandler,
  listInviteesHandler,
  readSizesHandler,
  removeInviteeHandler,
  resendInvitationHandler,
} from './handlers/bulk/invitees';
import { checkCodeHandler, claimHandler } from './handlers/claim/claim';
import { listFlaggedHandler, refuseFlaggedHandler, releaseFlaggedHandler } from './handlers/claim/flagged';
import { listRefusedHandler } from './handlers/claim/refused';
import { listClientsHandler, verifyClientHandler } from './handlers/clients/clients';
import {
  makeTemporaryStoreHandler,
  readTemporaryStoreHandler,
  saveTemporaryStoreHandler,
} from './handlers/event-builder/temporary-stores';
import { createCustomerHandler } from './handlers/checkout/create-customer';
import { payHandler } from './handlers/checkout/pay';
import { paymentSuccessHandler } from './handlers/checkout/payment-success';
import { stripeWebhookHandler } from './handlers/checkout/stripe-webhook';
import { fulfillerCallbackHandler } from './handlers/fulfilment/callback';
import { printFileHandler } from './handlers/fulfilment/print-file';
import { printPdfHandler } from './handlers/fulfilment/print-pdf';
import { getLangHandler } from './handlers/locale/get-lang';
import { setLangHandler } from './handlers/locale/set-lang';
import { readOnboardingHandler, resetOnboardingHandler } from './handlers/onboarding/shop-platform';
import { fontLibraryHandler } from './handlers/platform/font-library';
import { publicConfigHandler } from './handlers/platform/public-config';
import { broadcastingAuthHandler } from './handlers/realtime/broadcasting-auth';
import { cancelOrderHandler } from './handlers/order-page/cancel-order';
import { editAddressHandler } from './handlers/order-page/edit-address';
import { editLineHandler } from './handlers/order-page/edit-line';
import { orderInvoiceHandler } from './handlers/order-page/order-invoice';
import { readEditOptionsHandler } from './handlers/order-page/read-edit-options';
import { readOrderPageHandler } from './handlers/order-page/read-order-page';
import { linePreviewHandler } from './handlers/orders/line-preview';
import {
  listPromoCodesHandler,
  promoCodeQrHandler,
  qrSheetHandler,
} from './handlers/promo-codes/promo-codes';
import { productPictureHandler } from './handlers/products/product-picture';
import {
  addEventProductHandler,
  deleteEventProductHandler,
  listEventProductsHandler,
  readEventProductHandler,
  saveProductDesignHandler,
  updateEventProductHandler,
} from './handlers/products/products';
import { productPreviewHandler } from './handlers/product/product-preview';
import { readProductHandler } from './handlers/product/read-product';
import { checkWordsHandler } from './handlers/storefront/check-words';
import { contactHandler } from './handlers/storefront/contact';
import { listFormProductsHandler } from './handlers/storefront/list-form-products';
import { listProductsHandler } from './handlers/storefront/list-products';
import { listStorefrontsHandler } from './handlers/storefront/list-storefronts';
import { lockedToCountryHandler } from './handlers/storefront/locked-to-country';
import { readPreviewHandler, readSharedPreviewHandler } from './handlers/storefront/preview';
import { productAddressesHandler } from './handlers/storefront/product-addresses';
import { readStorefrontHandler } from './handlers/storefront/read-storefront';
import { sharePictureHandler } from './handlers/storefront/share-picture';
import { readDashboardHandler, readStaffDashboardHandler } from './handlers/dashboard/read-dashboard';
import { moveAssetHandler } from './handlers/assets/move';
import { createEventHandler } from './handlers/events/create-event';
import { readEventOverviewHandler, setEventStatusHandler } from './handlers/events/event-overview';
import { readEmbedOriginsHandler, updateEmbedOriginsHandler } from './handlers/events/embed-origins';
import { readRefusedWordsHandler, updateRefusedWordsHandler } from './handlers/events/refused-words';
import { listAllEventsHandler, listEventsHandler } from './handlers/events/list-events';
import { readAnyEventHandler, readEventHandler } from './handlers/events/read-event';
import { listAllOrdersHandler, listOrdersHandler } from './handlers/orders/list-orders';
import { readOrderHandler } from './handlers/orders/read-order';
import { releaseOrderHandler } from './handlers/orders/release-order';
import { readFileHandler, readTemporaryFileHandler } from './handlers/files/read-file';
import { readConfigurationHandler } from './handlers/store-configuration/read-configuration';
import { updateConfigurationHandler } from './handlers/store-configuration/update-configuration';
import {
  beginUploadHandler,
  cutOutUploadHandler,
  finishUploadHandler,
  putUploadPartHandler,
  readUploadHandler,
} from './handlers/uploads/store-uploads';
import {
  beginTemporaryUploadHandler,
  cutOutTemporaryUploadHandler,
  finishTemporaryUploadHandler,
  putTemporaryUploadPartHandler,
  readTemporaryUploadHandler,
} from './handlers/uploads/temporary-uploads';

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
