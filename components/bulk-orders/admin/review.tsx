'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Panel } from '@/components/admin/panel';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import type { BulkGround } from '@/lib/modules/bulk-orders/contract/read-bulk-ground';
import { mayPayByCard, PaymentChoice } from './payment-choice';
import { PriceSummary } from './price-summary';
import { Proof } from './proof';
import { ReviewedShipment } from './reviewed-shipment';
import { SamplePanel } from './sample-panel';
import type { BulkForm, BulkSample } from './use-bulk-form';

/** Everything before it is ordered: what is printed, what goes where, what it costs. D4-4. */
export function Review({ form, ground }: { form: BulkForm; ground: BulkGround }) {
  const t = useTranslations('bulkOrder');
  const [approved, setApproved] = useState(false);
  const [missing, setMissing] = useState(false);
  const { lines, values } = form;
  // A screen reader goes on where the page has changed.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  function place(sample: BulkSample | null = null) {
    setMissing(!approved);
    if (approved) void form.send(approved, sample);
    else document.getElementById('proof-approved')?.focus();
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        place();
      }}
      className="mt-5 grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start"
    >
      <div className="grid min-w-0 gap-5">
        <h2 ref={heading} tabIndex={-1} className="text-2xl">
          {t('review.title')}
        </h2>
        <Panel id="bulk-proof" title={t('proof.title')}>
          <p className="text-ink-soft">{t('proof.text')}</p>
          <Proof ground={ground} lines={lines.flat()} />
          <CheckboxField
            id="proof-approved"
            className="mt-5"
            label={t('proof.approve')}
            checked={approved}
            error={missing && !approved ? t('proof.needed') : ''}
            onChange={(event) => setApproved(event.target.checked)}
          />
        </Panel>
        <SamplePanel form={form} ground={ground} onOrder={place} />
        <Panel id="bulk-where" title={t('review.where', { count: values.shipments.length })} flush>
          <ul className="divide-y divide-line">
            {values.shipments.map((shipment, index) => (
              <ReviewedShipment
                key={shipment.id}
                shipment={shipment}
                lines={lines[index] ?? []}
                ground={ground}
              />
            ))}
          </ul>
        </Panel>
      </div>
      <PlacePanel form={form} ground={ground} />
    </form>
  );
}

/** The price, and the button that orders. */
function PlacePanel({ form, ground }: { form: BulkForm; ground: BulkGround }) {
  const t = useTranslations('bulkOrder');
  return (
    <div className="lg:sticky lg:top-20">
      <Panel id="bulk-price" title={t('price.title')}>
        <div className="grid gap-4">
          <PriceSummary
            ground={ground}
            costs={form.costs}
            items={form.items}
            addresses={form.values.shipments.length}
            payment={form.payment}
            isCreditNamed={mayPayByCard(ground, form.costs.total)}
          />
          <PaymentChoice
            ground={ground}
            total={form.costs.total}
            chosen={form.payment}
            onChoose={form.setPayment}
          />
          <FormAlert error={form.formError} />
          <Button type="submit" size="lg" busy={form.busy} busyText={t('placing')}>
            {t(form.payment === 'card' ? 'payment.toCard' : 'placeButton')}
          </Button>
          <Button variant="secondary" onClick={form.back} off={form.busy}>
            {t('review.back')}
          </Button>
        </div>
      </Panel>
    </div>
  );
}
