import type { ScheduledTaskTable, TaskTable } from '@/lib/jobs';
import { log } from '@/lib/env/logger';
import { reconcilePayments } from './service/reconcile';
import { refundOrder } from './service/refund-order';
import { registerDomain } from './service/register-domain';
import { returnFee } from './service/return-fee';
import { sendDisputeMail } from './service/send-dispute-mail';
import { sendRefundFailedMail } from './service/refund/send-refund-failed-mail';
import { recordTax } from './service/record-tax';
import { sendTopUpMail } from './service/top-up/send-top-up-mail';
import { remindOfCards } from './service/cards/remind-of-cards';
import { returnCharge } from './service/cards/return-charge';
import { sendCardMail } from './service/cards/send-card-mail';
import { forgetCard } from './service/cards/remove-card';
import { lookAtTopUp } from './service/top-up/settle-top-up';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'refund-order': (job) => refundOrder(job),
  'return-fee': (job) => returnFee(job),
  'send-dispute-mail': (job) => sendDisputeMail(job),
  'send-refund-failed-mail': (job) => sendRefundFailedMail(job),
  'send-top-up-mail': (job) => sendTopUpMail(job),
  'return-shop-charge': (job) => returnCharge(job),
  'look-at-top-up': (job) => lookAtTopUp(job),
  'send-card-mail': (job) => sendCardMail(job),
  'forget-card': (job) => forgetCard(job),
  'register-domain': (job) => registerDomain(job),
  'record-tax': (job, attempt) => recordTax(job, attempt),
} satisfies Partial<TaskTable>;

/** What this module does by the clock: name → task (lib/jobs/schedule.ts says when). */
export const scheduled = {
  async 'reconcile-payments'() {
    const settled = await reconcilePayments();
    if (settled > 0) log().info({ settled }, 'payments reconciled');
  },
  async 'remind-of-cards'(stopping) {
    const told = await remindOfCards(stopping);
    if (told.done + told.failed > 0) log().info(told, 'clients told of cards that end');
  },
} satisfies Partial<ScheduledTaskTable>;
