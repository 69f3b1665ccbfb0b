import type { OrderItem, Recipient } from './fulfiller-order';

export interface OrderInput {
  reference: string;
  order_ref: string;
  fulfiller: string | null;
  callback_url: string;
  items: OrderItem[];
  recipient: Recipient;
  shipping_method: string | null;
}

/** A corrected address. */
export interface AddressInput {
  reference: string;
  sequence: number;
  recipient: Recipient;
}

/** Field → error message. */
export type OrderFaults = Record<string, string>;

type Json = Record<string, unknown>;

const MOST_ITEMS = 1_000;

function objectAt(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

function listAt(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

function textAt(object: Json, key: string): string {
  const value = object[key];
  return typeof value === 'string' ? value.trim() : '';
}

function isUrl(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\/\S+$/.test(value) && URL.canParse(value);
}

function millimetres(value: unknown): number | null {
  return typeof value === 'number' && value > 0 ? value : null;
}

function readItem(value: unknown, at: string, faults: OrderFaults): OrderItem {
  const item = objectAt(value);
  const sku = textAt(item, 'sku');
  const quantity = item['quantity'];
  if (sku === '') faults[`${at}.sku`] = 'missing';
  const whole =
    typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 1 && quantity <= 10_000;
  if (!whole) faults[`${at}.quantity`] = 'a whole number from 1 to 10,000';
  const files = listAt(item['print_files']).map((entry, index) => {
    const file = objectAt(entry);
    if (!isUrl(file['url'])) faults[`${at}.print_files.${index}.url`] = 'no http address';
    const [width_mm, height_mm] = [millimetres(file['width_mm']), millimetres(file['height_mm'])];
    const description = textAt(file, 'description');
    return {
      side: textAt(file, 'side') || 'front',
      url: String(file['url']),
      width_mm,
      height_mm,
      description,
    };
  });
  return { sku, quantity: Number(quantity), name: textAt(item, 'name'), print_files: files };
}

function readRecipient(value: unknown, faults: OrderFaults): Recipient {
  const given = objectAt(value);
  const recipient: Recipient = {
    name: textAt(given, 'name'),
    phone: textAt(given, 'phone'),
    email: textAt(given, 'email'),
    address_lines: listAt(given['address_lines']).filter(
      (line): line is string => typeof line === 'string' && line !== '',
    ),
    city: textAt(given, 'city'),
    county: textAt(given, 'county'),
    postcode: textAt(given, 'postcode'),
    country: textAt(given, 'country'),
    state: textAt(given, 'state'),
  };
  for (const key of ['name', 'city', 'postcode'] as const) {
    if (recipient[key] === '') faults[`recipient.${key}`] = 'missing';
  }
  if (recipient.address_lines.length === 0) faults['recipient.address_lines'] = 'at least one';
  if (!/^[A-Z]{2}$/.test(recipient.country)) faults['recipient.country'] = 'two capital letters';
  return recipient;
}

/** Validates the body of POST /v1/orders/address; errors are per field. */
export function readAddress(body: Json): { input: AddressInput; faults: OrderFaults } {
  const faults: OrderFaults = {};
  const reference = textAt(body, 'reference');
  if (reference === '') faults['reference'] = 'missing';
  const sequence = body['sequence'];
  if (typeof sequence !== 'number' || !Number.isInteger(sequence) || sequence < 1)
    faults['sequence'] = 'a whole number from 1';
  const recipient = readRecipient(body['recipient'], faults);
  return { input: { reference, sequence: Number(sequence), recipient }, faults };
}

/** Validates the body of POST /v1/orders; errors are per field. */
export function readOrder(body: Json): { input: OrderInput; faults: OrderFaults } {
  const faults: OrderFaults = {};
  const reference = textAt(body, 'reference');
  if (reference === '' || reference.length > 100)
    faults['reference'] = 'missing, or longer than 100 characters';
  if (!isUrl(body['callback_url'])) faults['callback_url'] = 'no http address';
  const lines = listAt(body['items']);
  if (lines.length === 0 || lines.length > MOST_ITEMS) faults['items'] = `1 to ${MOST_ITEMS}`;
  const input: OrderInput = {
    reference,
    order_ref: textAt(body, 'order_ref') || reference,
    fulfiller: textAt(body, 'fulfiller') || null,
    callback_url: String(body['callback_url']),
    items: lines.slice(0, MOST_ITEMS).map((item, index) => readItem(item, `items.${index}`, faults)),
    recipient: readRecipient(body['recipient'], faults),
    shipping_method: textAt(body, 'shipping_method') || null,
  };
  return { input, faults };
}
