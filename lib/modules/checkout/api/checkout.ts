import { createCustomer as createCustomerContract } from '@/lib/modules/checkout/contract/create-customer';
import { pay as payContract } from '@/lib/modules/checkout/contract/pay';
import { createCustomer } from '@/lib/modules/checkout/service/create-customer';
import { pay } from '@/lib/modules/checkout/service/pay';
import { codeVisitor } from '@/lib/tenant-api/context/visitor';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const createCustomerHandler = defineHandler(
  createCustomerContract,
  ({ tenant, params, body, visitor, request }) =>
    createCustomer(tenant, params.slug, body, codeVisitor(visitor, request)),
);

export const payHandler = defineHandler(payContract, ({ tenant, params, body, visitor, request }) =>
  pay(tenant, params.slug, body, codeVisitor(visitor, request)),
);
