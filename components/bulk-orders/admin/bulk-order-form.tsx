'use client';

import type { BulkPlace } from '@/lib/modules/bulk-orders/client/bulk-orders';
import { readBulkDraft } from './bulk-draft';
import { BulkEntry, type BulkOrderFormProps } from './bulk-entry';
import type { BulkValues } from './bulk-reducer';
import { emptyAddress, emptyShipment, sameShipments } from './bulk-starts';
import { Review } from './review';
import { useBulkForm } from './use-bulk-form';

/** An earlier order once more; after a sample what was entered for the whole quantity, where this tab still has it. */
function againOf(again: NonNullable<BulkOrderFormProps['again']>, place: BulkPlace): BulkValues {
  const same = { method: again.method, shipments: sameShipments(again.parts) };
  return (again.isSample ? readBulkDraft(place) : null) ?? same;
}

/** The client's order of many items, to one address or many: entered, reviewed with the artwork, placed. D4-4. */
export function BulkOrderForm(props: BulkOrderFormProps) {
  const { place, ground, choices, again } = props;
  const address = () => emptyAddress(ground.region, choices);
  const form = useBulkForm({
    place,
    ground,
    choices,
    first: () => ({ method: 'standard', shipments: [emptyShipment(address())] }),
    again: again && againOf(again, place),
  });
  return form.stage === 'review' ? (
    <Review form={form} ground={ground} />
  ) : (
    <BulkEntry {...props} form={form} />
  );
}
