'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { DeliveryChoices } from '@/lib/address/delivery-choices';
import type { BulkPlace } from '@/lib/modules/bulk-orders/client/bulk-orders';
import type { BulkOrderPart } from '@/lib/modules/bulk-orders/contract/bulk-order';
import type { BulkGround } from '@/lib/modules/bulk-orders/contract/read-bulk-ground';
import { MOST_SHIPMENTS } from '@/lib/modules/bulk-orders/rules/limits';
import type { ShippingMethod } from '@/lib/modules/pricing/rules/types';
import { AddressFile } from './address-file';
import { collectedShipments, emptyAddress, emptyShipment, fileShipments } from './bulk-starts';
import { CollectedPanel } from './collected-panel';
import { PricePanel } from './price-panel';
import { ShipmentPanel } from './shipment-panel';
import { ShipmentRow } from './shipment-row';
import type { BulkForm } from './use-bulk-form';

export interface BulkOrderFormProps {
  place: BulkPlace;
  ground: BulkGround;
  choices: DeliveryChoices;
  /** An earlier order to be made once more. */
  again: { method: ShippingMethod; parts: readonly BulkOrderPart[]; isSample?: boolean } | null;
  mayRemind: boolean;
}

/** Which address is open: the first with an error after a refusal, else the one that was chosen last. */
function useOpened({ values: { shipments }, errors }: BulkForm) {
  const [chosen, setChosen] = useState(shipments[0]?.id);
  const [seen, setSeen] = useState(errors);
  const box = useRef<HTMLFormElement>(null);
  const wrong = shipments.find(({ id }) => errors[id]);
  if (seen !== errors) {
    setSeen(errors);
    if (wrong) setChosen(wrong.id);
  }
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const opened = shipments.some(({ id }) => id === chosen) ? chosen : shipments[0]?.id;
  return { box, opened, open: setChosen };
}

/** What is ordered, where it goes, and what that costs. */
export function BulkEntry({
  place,
  ground,
  choices,
  mayRemind,
  form,
}: BulkOrderFormProps & { form: BulkForm }) {
  const t = useTranslations('bulkOrder');
  const { values, dispatch } = form;
  const { shipments, method } = values;
  const { box, opened, open } = useOpened(form);
  const address = emptyAddress(ground.region, choices);
  const fill = (filled: typeof shipments) => dispatch({ type: 'all', values: { method, shipments: filled } });
  function add() {
    const shipment = emptyShipment(address);
    dispatch({ type: 'add', shipment });
    open(shipment.id);
  }
  return (
    <form
      ref={box}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.review();
      }}
      className="mt-5 grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start"
    >
      <div className="grid min-w-0 gap-5">
        {ground.collected ? (
          <CollectedPanel
            place={place}
            collected={ground.collected}
            mayRemind={mayRemind}
            onFill={(collected) => fill(collectedShipments(collected, address))}
          />
        ) : null}
        <Shipments form={form} ground={ground} choices={choices} opened={opened} onOpen={open} />
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            icon={<Plus aria-hidden="true" className="size-4.5" />}
            off={shipments.length >= MOST_SHIPMENTS}
            onClick={add}
          >
            {t('address.add')}
          </Button>
          <AddressFile ground={ground} onFill={(read) => fill(fileShipments(read))} />
          <Button variant="quiet" onClick={form.clear}>
            {t('clear')}
          </Button>
        </div>
      </div>
      <PricePanel form={form} ground={ground} />
    </form>
  );
}

interface ShipmentsProps {
  form: BulkForm;
  ground: BulkGround;
  choices: BulkOrderFormProps['choices'];
  opened: string | undefined;
  onOpen: (id: string) => void;
}

/** The addresses: one is open, the others are a line each. */
function Shipments({ form, ground, choices, opened, onOpen }: ShipmentsProps) {
  const { values, lines, errors, short, dispatch } = form;
  const { shipments } = values;
  return shipments.map((shipment, index) =>
    shipment.id === opened ? (
      <ShipmentPanel
        key={shipment.id}
        shipment={shipment}
        number={index + 1}
        ground={ground}
        choices={choices}
        errors={{ ...short, ...errors[shipment.id] }}
        removable={shipments.length > 1}
        dispatch={dispatch}
      />
    ) : (
      <ShipmentRow
        key={shipment.id}
        shipment={shipment}
        number={index + 1}
        lines={lines[index] ?? []}
        isWrong={errors[shipment.id] !== undefined}
        onOpen={() => onOpen(shipment.id)}
      />
    ),
  );
}
