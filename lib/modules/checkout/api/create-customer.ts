import { createCustomer as contract } from '@/lib/modules/checkout/contract/create-customer';
import { createCustomer } from '@/lib/modules/checkout/service/create-customer';
import { codeVisitor } from '@/lib/tenant-api/context/visitor';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const createCustomerHandler = defineHandler(contract, ({ tenant, params, body, visitor, request }) =>
  createCustomer(tenant, params.slug, body, codeVisitor(visitor, request)),
);
