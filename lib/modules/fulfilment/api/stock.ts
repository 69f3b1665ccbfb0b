import { fulfillerStockRoute, stockMessage } from '@/lib/modules/fulfilment/contract/stock-message';
import { connectionOf } from '@/lib/modules/fulfilment/service/fulfillers/connection';
import { limitMessages } from '@/lib/modules/fulfilment/service/fulfillers/limit-messages';
import { receiveStock } from '@/lib/modules/fulfilment/service/fulfillers/receive-stock';
import { defineHandler } from '@/lib/tenant-api/define-handler';
import { messageIn, signedText } from './signed-message';

export const fulfillerStockHandler = defineHandler(fulfillerStockRoute, async ({ params, body, request }) => {
  const secret = (await connectionOf(params.fulfiller))?.secret;
  const rawBody = signedText({ body, request }, secret);
  await limitMessages('stock', params.fulfiller);
  return receiveStock(params.fulfiller, messageIn(stockMessage, rawBody));
});
