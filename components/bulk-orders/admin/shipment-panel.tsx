'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Dispatch } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { AddressFields } from '@/components/orders/shop/address-fields';
import { ContactFields, type DeliveryFieldsProps } from '@/components/orders/shop/delivery-fields';
import { Panel } from '@/components/admin/panel';
import { Button } from '@/components/ui/button';
import type { DeliveryChoices } from '@/lib/address/delivery-choices';
import type { BulkGround } from '@/lib/modules/bulk-orders/contract/read-bulk-ground';
import type { ShipmentValues } from '@/lib/modules/bulk-orders/rules/bulk-values';
import type { BulkAction } from './bulk-reducer';
import { OwnItems } from './own-items';
import { SizeGrid } from './size-grid';

interface ShipmentPanelProps {
  shipment: ShipmentValues;
  /** From 1. */
  number: number;
  ground: BulkGround;
  choices: DeliveryChoices;
  /** Field or variant id → what is wrong, as a code or a text. */
  errors: Readonly<Record<string, string>>;
  /** Whether it can be removed: not the only one. */
  removable: boolean;
  dispatch: Dispatch<BulkAction>;
}

/** One address with what goes there. */
export function ShipmentPanel({ shipment, number, removable, dispatch, ...rest }: ShipmentPanelProps) {
  const t = useTranslations('bulkOrder');
  const { ground, choices, errors } = rest;
  const text = useErrorText();
  const { id, address } = shipment;
  const shown = Object.fromEntries(
    Object.entries(errors).map(([name, code]) => [name, text.field(code) ?? code]),
  );
  const field: DeliveryFieldsProps['field'] = (name) => ({
    name: `${id}.${name}`,
    defaultValue: address[name],
    error: shown[name],
    onChange: (event: { target: { value: string } }) =>
      dispatch({ type: 'address', shipment: id, field: name, text: event.target.value }),
  });
  return (
    <Panel
      id={`shipment-${id}`}
      title={removable ? t('address.numbered', { number }) : t('address.title')}
      aside={
        removable ? (
          <Button
            variant="quiet"
            size="sm"
            icon={<Trash2 aria-hidden="true" className="size-4.5" />}
            onClick={() => dispatch({ type: 'remove', shipment: id })}
          >
            {t('address.remove', { number })}
          </Button>
        ) : null
      }
    >
      <div className="grid gap-6">
        <Grids ground={ground} shipment={shipment} errors={shown} dispatch={dispatch} />
        {shown['lines'] ? (
          <p role="alert" className="text-danger">
            {shown['lines']}
          </p>
        ) : null}
        <OwnItems shipment={shipment} ground={ground} dispatch={dispatch} />
        <div className="grid gap-4 border-t border-line pt-5">
          <h3 className="text-lg">{t('address.heading')}</h3>
          <ContactFields field={field} />
          <AddressFields
            field={field}
            countries={choices.countries}
            states={choices.states}
            country={address.address_country}
            optionalText={t('address.optional')}
          />
        </div>
      </div>
    </Panel>
  );
}

/** The quantities of each product. */
function Grids({
  ground,
  shipment,
  errors,
  dispatch,
}: Pick<ShipmentPanelProps, 'ground' | 'shipment' | 'errors' | 'dispatch'>) {
  const t = useTranslations('bulkOrder.grid');
  return ground.products.map((product) => (
    <section key={product.product_id} aria-label={product.name} className="grid gap-3">
      <h3 className="text-lg">{product.name}</h3>
      {product.making === null ? (
        <p className="text-muted">{t('unpriced')}</p>
      ) : (
        <SizeGrid
          product={product}
          cells={shipment.cells}
          errors={errors}
          onCell={(variant, text) => dispatch({ type: 'cell', shipment: shipment.id, variant, text })}
        />
      )}
    </section>
  ));
}
