import { pathId, type ApiCall } from '../api/api-call';
import { badRequest, resourceMissing } from '../api/fault';
import { listPage } from '../api/list-page';
import { needText, text } from '../api/read';
import { methodOf } from '../methods/handlers';
import { emit } from '../webhooks/emit';
import type { PaymentMethod } from '../objects';
import type { World } from '../world';
import { changeCustomer, customerOf, newCustomer, type Customer } from './customer';

/** POST /v1/customers */
export function createCustomer(world: World, call: ApiCall): Customer {
  const customer = newCustomer();
  changeCustomer(customer, call.form);
  const method = text(call.form, 'payment_method');
  world.customers.put({ id: customer.id, ...call.owner, customer });
  if (method !== undefined) attach(world, call, method, customer.id);
  emit(world, call.owner, 'customer.created', customer, call);
  return customer;
}

/** GET /v1/customers/:id */
export function retrieveCustomer(world: World, call: ApiCall): Customer {
  return customerOf(world, call.owner, pathId(call)).customer;
}

/** POST /v1/customers/:id */
export function updateCustomer(world: World, call: ApiCall): Customer {
  const record = customerOf(world, call.owner, pathId(call));
  changeCustomer(record.customer, call.form);
  world.customers.put(record);
  emit(world, call.owner, 'customer.updated', record.customer, call);
  return record.customer;
}

/** DELETE /v1/customers/:id */
export function deleteCustomer(world: World, call: ApiCall): unknown {
  const { id, customer } = customerOf(world, call.owner, pathId(call));
  world.customers.delete(id);
  emit(world, call.owner, 'customer.deleted', customer, call);
  return { id, object: 'customer', deleted: true };
}

/** GET /v1/customers with `email`, which is compared exactly. */
export function listCustomers(world: World, call: ApiCall): unknown {
  const email = text(call.form, 'email');
  return listPage(world.customers, call, '/v1/customers', ({ customer }) =>
    email !== undefined && customer.email !== email ? null : customer,
  );
}

/** Keeps a payment method for later payments of a customer. */
function attach(world: World, call: ApiCall, id: string, customer: string): PaymentMethod {
  customerOf(world, call.owner, customer, 'customer');
  const record = methodOf(world, call.owner, id);
  const { method } = record;
  if (method.customer !== null && method.customer !== customer)
    throw badRequest('This payment method is attached to another customer; detach it first.');
  method.customer = customer;
  world.methods.put(record);
  emit(world, call.owner, 'payment_method.attached', method, call);
  return method;
}

/** POST /v1/payment_methods/:id/attach */
export function attachMethod(world: World, call: ApiCall): PaymentMethod {
  return attach(world, call, pathId(call), needText(call.form, 'customer'));
}

/** POST /v1/payment_methods/:id/detach */
export function detachMethod(world: World, call: ApiCall): PaymentMethod {
  const record = methodOf(world, call.owner, pathId(call));
  if (record.method.customer === null)
    throw badRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  record.method.customer = null;
  world.methods.put(record);
  emit(world, call.owner, 'payment_method.detached', record.method, call);
  return record.method;
}

/** GET /v1/customers/:id/payment_methods */
export function listCustomerMethods(world: World, call: ApiCall): unknown {
  const { id } = customerOf(world, call.owner, pathId(call));
  return listPage(world.methods, call, `/v1/customers/${id}/payment_methods`, ({ method }) =>
    method.customer === id ? method : null,
  );
}

/** GET /v1/customers/:id/payment_methods/:method */
export function retrieveCustomerMethod(world: World, call: ApiCall): PaymentMethod {
  const { id } = customerOf(world, call.owner, pathId(call));
  const wanted = call.params['method'] ?? '';
  const { method } = methodOf(world, call.owner, wanted);
  if (method.customer !== id) throw resourceMissing('PaymentMethod', wanted, 'payment_method');
  return method;
}
