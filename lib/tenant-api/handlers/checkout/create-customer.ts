import { createCustomer as contract } from '@/lib/contracts/checkout/create-customer';
import { createCustomer } from '@/lib/services/checkout/create-customer';
import { codeVisitor } from '@/lib/tenant-api/context/visitor';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const createCustomerHandler = defineHandler(contract, ({ tenant, params, body, visitor, request }) =>
  createCustomer(tenant, params.slug, body, codeVisitor(visitor, request)),
);
