import { createCustomer as createCustomerContract } from '@/lib/modules/checkout/contract/create-customer';
import { pay as payContract } from '@/lib/modules/checkout/contract/pay';
import { emptyFormFields } from '@/lib/modules/checkout/rules/empty-fields';
import { createCustomer } from '@/lib/modules/checkout/service/create-customer';
import { payVisitor } from '@/lib/modules/checkout/service/pay-visitor';
import { pay } from '@/lib/modules/checkout/service/pay';
import { CSRF_COOKIE } from '@/lib/modules/accounts/service/csrf';
import { cookieOf } from '@/lib/tenant-api/context/cookies';
import { codeVisitor } from '@/lib/tenant-api/context/visitor';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const createCustomerHandler = defineHandler(
  createCustomerContract,
  ({ tenant, params, body, visitor, request }) =>
    createCustomer(tenant, params.slug, body, codeVisitor(visitor, request)),
  { alsoWrong: ({ rawBody }) => emptyFormFields(rawBody) },
);

export const payHandler = defineHandler(payContract, ({ tenant, params, body, visitor, request }) => {
  const code = codeVisitor(visitor, request);
  const event = { tenantId: tenant.tenantId, slug: params.slug };
  return pay(tenant, params.slug, body, {
    code,
    pay: payVisitor(cookieOf(request, CSRF_COOKIE), code, event),
  });
});
