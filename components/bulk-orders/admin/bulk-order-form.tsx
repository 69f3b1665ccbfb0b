'use client';

import { BulkEntry, type BulkOrderFormProps } from './bulk-entry';
import { emptyAddress, emptyShipment, sameShipments } from './bulk-starts';
import { Review } from './review';
import { useBulkForm } from './use-bulk-form';

/** The client's order of many items, to one address or many: entered, reviewed with the artwork, placed. D4-4. */
export function BulkOrderForm(props: BulkOrderFormProps) {
  const { place, ground, choices, again } = props;
  const address = () => emptyAddress(ground.region, choices);
  const form = useBulkForm({
    place,
    ground,
    choices,
    first: () => ({ method: 'standard', shipments: [emptyShipment(address())] }),
    again: again && { method: again.method, shipments: sameShipments(again.parts) },
  });
  return form.stage === 'review' ? (
    <Review form={form} ground={ground} />
  ) : (
    <BulkEntry {...props} form={form} />
  );
}
