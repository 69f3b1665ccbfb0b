import type { OrderItem } from './fulfiller-order';

export interface OrderInput {
  reference: string;
  callback_url: string;
  items: OrderItem[];
  address: Record<string, string>;
  shipping_method: string | null;
}

/** Field → what is wrong with it. */
export type OrderFaults = Record<string, string>;

const NEEDED = ['name', 'line1', 'city', 'postcode', 'country'];

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isUrl(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\/\S+$/.test(value) && URL.canParse(value);
}

function readItem(value: unknown, at: string, faults: OrderFaults): OrderItem {
  const item = isObject(value) ? value : {};
  const { sku, quantity, print_files: files } = item;
  if (typeof sku !== 'string' || sku === '') faults[`${at}.sku`] = 'missing';
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1 || quantity > 10_000) {
    faults[`${at}.quantity`] = 'a whole number from 1 to 10,000';
  }
  const list = Array.isArray(files) ? (files as unknown[]) : [];
  const printFiles = list.map((entry, index) => {
    const file = isObject(entry) ? entry : {};
    if (!isUrl(file['url'])) faults[`${at}.print_files.${index}.url`] = 'no http address';
    return { placement: String(file['placement'] ?? 'front'), url: String(file['url']) };
  });
  return { sku: String(sku), quantity: Number(quantity), print_files: printFiles };
}

/** Reads the body of POST /v1/orders; faults are told field by field. */
export function readOrder(body: Record<string, unknown>): { input: OrderInput; faults: OrderFaults } {
  const faults: OrderFaults = {};
  const { reference, callback_url: callback, items, address, shipping_method: method } = body;
  if (typeof reference !== 'string' || reference === '' || reference.length > 100)
    faults['reference'] = 'missing';
  if (!isUrl(callback)) faults['callback_url'] = 'no http address';
  if (!Array.isArray(items) || items.length === 0) faults['items'] = 'at least one';
  const given = isObject(address) ? address : {};
  for (const key of NEEDED) {
    if (typeof given[key] !== 'string' || given[key] === '') faults[`address.${key}`] = 'missing';
  }
  const lines = Array.isArray(items) ? (items as unknown[]) : [];
  const input: OrderInput = {
    reference: String(reference),
    callback_url: String(callback),
    items: lines.map((item, index) => readItem(item, `items.${index}`, faults)),
    address: Object.fromEntries(
      Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
    shipping_method: typeof method === 'string' ? method : null,
  };
  return { input, faults };
}
