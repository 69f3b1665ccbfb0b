import * as contract from '@/lib/modules/returns/contract/replacements';
import { askReplacement } from '@/lib/modules/returns/service/replacement/ask-replacement';
import { readReplaceable } from '@/lib/modules/returns/service/replacement/read-replaceable';
import { replaceOrder } from '@/lib/modules/returns/service/replacement/replace-order';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const replacementHandlers = [
  defineHandler(contract.askReplacement, ({ tenant, user, params, body }) =>
    askReplacement(tenant, user, params.order, body),
  ),
  defineHandler(contract.readReplaceable, ({ tenant, params }) => readReplaceable(tenant, params.order)),
  defineHandler(contract.replaceOrder, ({ tenant, user, params, body }) =>
    replaceOrder(tenant, user, params.order, body),
  ),
];
