import { isOneSize, sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import type { ParcelItem } from '@/lib/modules/orders/contract/order-parcels';

/** What is in a parcel, or in none yet. */
export function PackedItems({ items }: { items: readonly ParcelItem[] }) {
  return (
    <ul className="my-1">
      {items.map(({ line, name, colour, size, quantity }) => (
        <li key={line}>
          {`${quantity} × ${name}, ${isOneSize(size) ? colour : `${colour}, ${sizeLabel(size)}`}`}
        </li>
      ))}
    </ul>
  );
}
