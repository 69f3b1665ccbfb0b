import * as deliveries from '@/lib/modules/integrations/contract/deliveries';
import * as contract from '@/lib/modules/integrations/contract/webhooks';
import * as change from '@/lib/modules/integrations/service/webhooks/change-webhook';
import { createWebhook } from '@/lib/modules/integrations/service/webhooks/create-webhook';
import { listWebhooks } from '@/lib/modules/integrations/service/webhooks/list-webhooks';
import * as log from '@/lib/modules/integrations/service/webhooks/read-deliveries';
import * as again from '@/lib/modules/integrations/service/webhooks/send-again';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const webhookHandlers = [
  defineHandler(contract.listWebhooks, ({ tenant }) => listWebhooks(tenant)),
  defineHandler(contract.createWebhook, ({ tenant, body }) => createWebhook(tenant, body)),
  defineHandler(contract.updateWebhook, ({ tenant, params, body }) =>
    change.updateWebhook(tenant, params.webhook, body),
  ),
  defineHandler(contract.pauseWebhook, ({ tenant, params }) => change.pauseWebhook(tenant, params.webhook)),
  defineHandler(contract.resumeWebhook, ({ tenant, params }) => change.resumeWebhook(tenant, params.webhook)),
  defineHandler(contract.deleteWebhook, ({ tenant, params }) => change.deleteWebhook(tenant, params.webhook)),
  defineHandler(contract.showSecret, ({ tenant, params }) => change.showSecret(tenant, params.webhook)),
  defineHandler(contract.rotateSecret, ({ tenant, params, body }) =>
    change.rotateSecret(tenant, params.webhook, body.version),
  ),
  defineHandler(deliveries.testWebhook, ({ tenant, params }) => again.testWebhook(tenant, params.webhook)),
  defineHandler(deliveries.replayParked, ({ tenant, params }) => again.replayParked(tenant, params.webhook)),
  defineHandler(deliveries.listDeliveries, ({ tenant, params, query }) =>
    log.listDeliveries(tenant, params.webhook, query),
  ),
  defineHandler(deliveries.readDelivery, ({ tenant, params }) =>
    log.readDelivery(tenant, params.webhook, params.delivery),
  ),
  defineHandler(deliveries.replayDelivery, ({ tenant, params }) =>
    again.replayDelivery(tenant, params.webhook, params.delivery),
  ),
];
