import type { OrderView } from '@/lib/modules/orders/contract/order-view';
import type { Basket } from '@/lib/modules/checkout/rules/basket/types';
import { picturesIn, textsIn } from '@/lib/modules/design/rules/own-values';
import { fromWire, type Minor } from '@/lib/kernel/money';
import type { DetailLine } from './order-details';

type Price = (amount: Minor) => string;

/** The basket's lines for display. */
export function basketDetails({ items }: Basket, price: Price): DetailLine[] {
  return items.map((item) => ({
    key: item.id,
    image: item.image,
    name: item.name,
    colour: item.colour,
    size: item.size,
    quantity: item.quantity,
    texts: textsIn(item.personalisation).join(', '),
    pictures: picturesIn(item.personalisation),
    personalPrice: item.personalPrice && price(fromWire(item.personalPrice)),
    price: price(fromWire(item.price) * item.quantity),
  }));
}

/** An order's frozen lines for display. */
export function orderDetails({ products }: OrderView, price: Price): DetailLine[] {
  return products.map((line, index) => ({
    key: `${line.variant_id}-${index}`,
    image: line.image,
    name: line.name,
    colour: line.colour,
    size: line.size,
    quantity: line.quantity,
    texts: textsIn(line.personalisation).join(', '),
    pictures: picturesIn(line.personalisation),
    personalPrice: line.personalisation_price && price(fromWire(line.personalisation_price)),
    price: price(fromWire(line.price) * line.quantity),
  }));
}
