'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { PicturesTo } from '@/components/design/shop/picture-place';
import { ArtworkForm } from '@/components/order-changes/shop/artwork-form';
import type { ArtworkCalls } from '@/components/order-changes/shop/use-artwork-form';
import { SelectField } from '@/components/ui/select-field';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import type { OrderArtwork } from '@/lib/modules/order-changes/contract/artwork';
import type { checkArtwork, fixArtwork } from '@/lib/modules/order-changes/contract/fix-artwork';
import { checkArtworkCall, fixArtworkCall } from '@/lib/modules/order-changes/contract/paths';
import type { UploadTarget } from '@/lib/modules/uploads/client/upload-target';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';

interface FixArtworkFormProps {
  id: string;
  order: OrderDetail;
  from: OrderArtwork;
  /** Reads the artwork again after somebody else was faster; what was typed stays. */
  reread: () => Promise<unknown>;
  onDone: () => void;
}

/** Which item, and its texts and pictures; the price stays as it was paid. D3-52. */
export function FixArtworkForm({ id, order, from, reread, onDone }: FixArtworkFormProps) {
  const t = useTranslations('fixArtwork');
  const page = useTranslations('ordersPage.artwork');
  const lines = from.lines.filter(({ fields }) => fields.length > 0);
  const [lineId, setLineId] = useState(lines[0]?.line ?? '');
  const [changed, setChanged] = useState(false);
  const { tenant_id: tenant } = order;
  const { event_slug: slug, upload } = from;
  // What stops an order is fixed after its store was closed or locked, too.
  const target = useMemo(
    (): UploadTarget => ({ kind: 'store', tenant, slug, ...(upload !== undefined && { order: upload }) }),
    [tenant, slug, upload],
  );
  const line = lines.find((one) => one.line === lineId) ?? lines[0];
  if (!line) return null;
  const check: ArtworkCalls['check'] = (of, personalisation) => {
    setChanged(false);
    const params = { tenant: order.tenant_id, order: order.id, line: of };
    return browserCall<typeof checkArtwork>(checkArtworkCall, { params, body: { personalisation } });
  };
  const save: ArtworkCalls['save'] = async (of, personalisation) => {
    const params = { tenant: order.tenant_id, order: order.id, line: of };
    const body = { version: from.version, personalisation };
    try {
      await browserCall<typeof fixArtwork>(fixArtworkCall, { params, body });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
      await reread();
      return setChanged(true);
    }
    toast('success', page('done', { ref: order.order_ref }));
    onDone();
  };
  return (
    <PicturesTo target={target}>
      <div className="grid gap-4">
        {lines.length > 1 ? (
          <SelectField
            label={t('which')}
            options={lines.map((one) => ({ value: one.line, label: `${one.quantity} × ${one.name}` }))}
            value={line.line}
            onChange={({ target }) => setLineId(target.value)}
          />
        ) : null}
        <ArtworkForm
          key={line.line}
          id={id}
          line={line}
          notice={changed ? t('changed') : undefined}
          check={check}
          save={save}
        />
      </div>
    </PicturesTo>
  );
}
