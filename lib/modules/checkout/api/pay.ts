import { pay as contract } from '@/lib/modules/checkout/contract/pay';
import { pay } from '@/lib/modules/checkout/service/pay';
import { codeVisitor } from '@/lib/tenant-api/context/visitor';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const payHandler = defineHandler(contract, ({ tenant, params, body, visitor, request }) =>
  pay(tenant, params.slug, body, codeVisitor(visitor, request)),
);
