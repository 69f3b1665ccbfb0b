import type { TaskTable } from '@/lib/jobs';
import { answerShopPrivacy } from './service/answer-privacy';
import { chargeShopOrder } from './service/charge-order';
import { pullShop } from './service/pull-shop';
import { sendShopMail } from './service/send-shop-mail';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'send-shop-mail': (job) => sendShopMail(job),
  'pull-shop': (job) => pullShop(job),
  'answer-shop-privacy': (job) => answerShopPrivacy(job),
  'charge-shop-order': (job) => chargeShopOrder(job),
} satisfies Partial<TaskTable>;
