import { sameOwner } from '../api/api-call';
import { resourceMissing } from '../api/fault';
import { metadataOf, nested, text, texts } from '../api/read';
import type { Form } from '../api/form';
import { addressOf } from '../methods/billing';
import { newStripeId, seconds } from '../new-id';
import type { Address, Metadata, Owner } from '../objects';
import type { CustomerRecord } from '../records';
import type { World } from '../world';

interface Shipping {
  address: Address;
  name: string | null;
  phone: string | null;
}

/** A buyer that an account remembers. */
export interface Customer {
  id: string;
  object: 'customer';
  address: Address | null;
  balance: number;
  created: number;
  currency: null;
  customer_account: null;
  default_source: null;
  delinquent: boolean;
  description: string | null;
  discount: null;
  email: string | null;
  invoice_prefix: string;
  invoice_settings: {
    custom_fields: null;
    default_payment_method: string | null;
    footer: null;
    rendering_options: null;
  };
  livemode: false;
  metadata: Metadata;
  name: string | null;
  next_invoice_sequence: number;
  phone: string | null;
  preferred_locales: string[];
  shipping: Shipping | null;
  tax_exempt: string;
  test_clock: null;
}

export function newCustomer(): Customer {
  return {
    id: newStripeId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: seconds(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: newStripeId('x', 8).slice(2).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

/** A text as a call leaves it: unchanged if it is not sent, null if it is sent empty. */
function after(form: Form, key: string, before: string | null): string | null {
  return form[key] === '' ? null : (text(form, key) ?? before);
}

function shippingAfter(form: Form, before: Shipping | null): Shipping | null {
  if (form['shipping'] === '') return null;
  const given = nested(form, 'shipping');
  if (!given) return before;
  const [name, phone] = [text(given, 'name') ?? null, text(given, 'phone') ?? null];
  return { address: addressOf(nested(given, 'address')), name, phone };
}

/** Applies what a call sends to a customer. */
export function changeCustomer(customer: Customer, form: Form): void {
  for (const key of ['description', 'email', 'name', 'phone'] as const)
    customer[key] = after(form, key, customer[key]);
  const address = nested(form, 'address');
  if (form['address'] === '') customer.address = null;
  else if (address) customer.address = addressOf(address);
  customer.shipping = shippingAfter(form, customer.shipping);
  customer.metadata = metadataOf(form, customer.metadata);
  customer.tax_exempt = text(form, 'tax_exempt') ?? customer.tax_exempt;
  if (Array.isArray(form['preferred_locales'])) customer.preferred_locales = texts(form, 'preferred_locales');
  const invoices = nested(form, 'invoice_settings') ?? {};
  const { invoice_settings: kept } = customer;
  kept.default_payment_method = after(invoices, 'default_payment_method', kept.default_payment_method);
}

/** The customer of this id and owner. Throws a 404, for a parameter a 400. */
export function customerOf(world: World, owner: Owner, id: string, param = 'id'): CustomerRecord {
  const record = world.customers.get(id);
  if (record && sameOwner(record, owner)) return record;
  throw resourceMissing('customer', id, param, param === 'id' ? 404 : 400);
}
