import { notFound } from '@/lib/kernel/app-error';
import { fulfillerCallback, fulfillerMessage } from '@/lib/modules/fulfilment/contract/callback';
import { callbackSecretOf } from '@/lib/modules/fulfilment/service/fulfillers/callback-secret';
import { limitMessages } from '@/lib/modules/fulfilment/service/fulfillers/limit-messages';
import { receiveMessage } from '@/lib/modules/fulfilment/service/receive-message';
import { defineHandler } from '@/lib/tenant-api/define-handler';
import { messageIn, signedText } from './signed-message';

export const fulfillerCallbackHandler = defineHandler(
  fulfillerCallback,
  async ({ params, query, body, request }) => {
    const { tenant, order } = params;
    const secret = await callbackSecretOf(tenant, order, query.fulfiller);
    const rawBody = signedText({ body, request }, secret);
    await limitMessages('order', tenant, order);
    const message = messageIn(fulfillerMessage, rawBody);
    const named = query.fulfiller ?? message.fulfiller;
    if (message.fulfiller !== undefined && message.fulfiller !== named) throw notFound();
    await receiveMessage(tenant, order, message, named, query.reference);
    return { received: true as const };
  },
);
