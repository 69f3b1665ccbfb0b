import { AppError, invalid } from '@/lib/kernel/app-error';
import { fulfillerCallback, fulfillerMessage } from '@/lib/modules/fulfilment/contract/callback';
import { verifyCallback } from '@/lib/fulfillers';
import { callbackSecretOf } from '@/lib/modules/fulfilment/service/fulfillers/callback-secret';
import { receiveMessage } from '@/lib/modules/fulfilment/service/receive-message';
import { refuseBadText } from '@/lib/tenant-api/context/read-body';
import { zodFields } from '@/lib/tenant-api/errors/zod-fields';
import { defineHandler } from '@/lib/tenant-api/define-handler';

function parse(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody);
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
}

export const fulfillerCallbackHandler = defineHandler(
  fulfillerCallback,
  async ({ params, body, request }) => {
    const rawBody = typeof body === 'string' ? body : '';
    const secret = await callbackSecretOf(params.tenant, params.order);
    if (!verifyCallback(rawBody, request.headers.get('x-fulfiller-signature'), secret))
      throw new AppError('unauthenticated');
    const value = parse(rawBody);
    refuseBadText(value);
    const message = fulfillerMessage.safeParse(value);
    if (!message.success) throw invalid(zodFields(message.error.issues));
    await receiveMessage(params.tenant, params.order, message.data);
    return { received: true as const };
  },
);
