import { pay as contract } from '@/lib/contracts/checkout/pay';
import { pay } from '@/lib/services/checkout/pay';
import { codeVisitor } from '@/lib/tenant-api/context/visitor';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const payHandler = defineHandler(contract, ({ tenant, params, body, visitor, request }) =>
  pay(tenant, params.slug, body, codeVisitor(visitor, request)),
);
