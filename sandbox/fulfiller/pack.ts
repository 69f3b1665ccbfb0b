import { createHash } from 'node:crypto';
import type { FulfillerOrder, OrderParcel, Packed, Tracking } from './fulfiller-order';

/** What of an order is in none of its parcels. */
export function unpacked({ items, parcels = [] }: Pick<FulfillerOrder, 'items' | 'parcels'>): Packed[] {
  const left = new Map<string, number>();
  const count = (sku: string, quantity: number) => left.set(sku, (left.get(sku) ?? 0) + quantity);
  for (const { sku, quantity } of items) count(sku, quantity);
  for (const { sku, quantity } of parcels.flatMap((parcel) => parcel.items)) count(sku, -quantity);
  return [...left].map(([sku, quantity]) => ({ sku, quantity })).filter(({ quantity }) => quantity > 0);
}

/** What the first of two parcels takes: the first item, or some of it where there is no other. */
export function firstHalf(rest: readonly Packed[]): Packed[] {
  const [first, ...others] = rest;
  if (!first) return [];
  return [{ ...first, quantity: others.length > 0 ? first.quantity : Math.ceil(first.quantity / 2) }];
}

/** Puts a parcel among those of an order, in place of what was known of it. */
export function withParcel({ parcels = [] }: FulfillerOrder, parcel: OrderParcel): OrderParcel[] {
  return [...parcels.filter(({ id }) => id !== parcel.id), parcel];
}

/** Whether all of an order has left in parcels. */
export const allLeft = (order: FulfillerOrder): boolean =>
  unpacked(order).length === 0 && (order.parcels ?? []).every(({ status }) => status === 'shipped');

/** A tracking number that follows from what it is for. */
export function trackingFor(id: string): Tracking {
  const number = `SBX${createHash('sha1').update(id).digest('hex').slice(0, 12).toUpperCase()}`;
  return { carrier: 'Sandbox Parcel', number, url: `https://parcel.example/track/${number}` };
}

/** Whether an order, or a parcel of it, has its label already. */
export const isPacked = ({ status, parcels = [] }: Pick<FulfillerOrder, 'status' | 'parcels'>): boolean =>
  parcels.length > 0 || ['packaged', 'ready_to_ship', 'shipped'].includes(status);
