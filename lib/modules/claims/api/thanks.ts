import { listThanks } from '@/lib/modules/claims/contract/list-thanks';
import { thankSender } from '@/lib/modules/claims/contract/thank-sender';
import { listThanks as list } from '@/lib/modules/claims/service/list-thanks';
import { thankSender as thank } from '@/lib/modules/claims/service/thank-sender';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const thankSenderHandler = defineHandler(thankSender, ({ params, body, requestId }) =>
  thank(params.token, requestId, body.message),
);

export const listThanksHandler = defineHandler(listThanks, ({ tenant, query }) => list(tenant, query));
