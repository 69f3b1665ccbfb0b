import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { beginOnboardingHandler, readBillingAccountHandler } from './api/billing-account';
import { beginCardHandler, listCardsHandler, removeCardHandler, settleCardHandler } from './api/cards';
import { paymentSuccessHandler } from './api/payment-success';
import { askRefundHandler, readRefundHandler, settleRefundHandler } from './api/refund';
import { stripeWebhookHandler } from './api/stripe-webhook';
import { beginTopUpHandler, settleTopUpHandler } from './api/top-up';

/** What answers this module's calls. The router orders them. */
export const handlers: readonly ApiHandler[] = [
  beginOnboardingHandler,
  readBillingAccountHandler,
  paymentSuccessHandler,
  stripeWebhookHandler,
  readRefundHandler,
  askRefundHandler,
  settleRefundHandler,
  beginTopUpHandler,
  settleTopUpHandler,
  listCardsHandler,
  beginCardHandler,
  settleCardHandler,
  removeCardHandler,
];
