import { nested, text } from '../api/read';
import type { Form } from '../api/form';
import type { Address, BillingDetails } from '../objects';

/** An address as the API answers it: what is missing is null. */
export function addressOf(form: Form | undefined): Address {
  const given = form ?? {};
  return {
    city: text(given, 'city') ?? null,
    country: text(given, 'country') ?? null,
    line1: text(given, 'line1') ?? null,
    line2: text(given, 'line2') ?? null,
    postal_code: text(given, 'postal_code') ?? null,
    state: text(given, 'state') ?? null,
  };
}

export function billingOf(form: Form | undefined): BillingDetails {
  const given = form ?? {};
  return {
    address: addressOf(nested(given, 'address')),
    email: text(given, 'email') ?? null,
    name: text(given, 'name') ?? null,
    phone: text(given, 'phone') ?? null,
    tax_id: null,
  };
}

/** `shipping` as echoed by the API, or null. */
export function shippingOf(form: Form): unknown {
  const given = nested(form, 'shipping');
  if (!given) return null;
  return {
    address: addressOf(nested(given, 'address')),
    carrier: text(given, 'carrier') ?? null,
    name: text(given, 'name') ?? null,
    phone: text(given, 'phone') ?? null,
    tracking_number: text(given, 'tracking_number') ?? null,
  };
}
