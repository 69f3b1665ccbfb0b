'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Panel } from '@/components/admin/panel';
import { Button } from '@/components/ui/button';
import { formatMoney } from '@/components/ui/format-money';
import { SelectField } from '@/components/ui/select-field';
import type { BulkGround } from '@/lib/modules/bulk-orders/contract/read-bulk-ground';
import { pricedValues, type SentLine } from '@/lib/modules/bulk-orders/rules/bulk-values';
import { linesText } from './reviewed-shipment';
import type { BulkForm, BulkSample } from './use-bulk-form';

interface SamplePanelProps {
  form: BulkForm;
  ground: BulkGround;
  onOrder: (sample: BulkSample) => void;
}

/** Each item that is ordered, once, by the first line that has it. */
function differentLines(lines: readonly SentLine[][]): SentLine[] {
  const seen = new Map<string, SentLine>();
  for (const line of lines.flat()) {
    const key = JSON.stringify([line.variant_id, line.personalisation ?? {}]);
    if (!seen.has(key)) seen.set(key, { ...line, quantity: 1 });
  }
  return [...seen.values()];
}

/** One item printed and sent first, at production cost. What is entered stays for the whole quantity. D4-19. */
export function SamplePanel({ form, ground, onOrder }: SamplePanelProps) {
  const t = useTranslations('bulkOrder.sample');
  const [open, setOpen] = useState(false);
  const [item, setItem] = useState(0);
  const [address, setAddress] = useState(0);
  const { shipments } = form.values;
  const items = differentLines(form.lines);
  const line = items[item] ?? items[0];
  if (!line) return null;
  const price = formatMoney(pricedValues([[line]], 'standard', ground).total, ground.currency);
  return (
    <Panel id="bulk-sample" title={t('title')}>
      <p className="text-ink-soft">{t('text', { price })}</p>
      {open ? (
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <SelectField
            label={t('item')}
            value={String(item)}
            options={linesText(items, ground).map((label, at) => ({ value: String(at), label }))}
            onChange={(event) => setItem(Number(event.target.value))}
          />
          {shipments.length > 1 ? (
            <SelectField
              label={t('address')}
              value={String(address)}
              options={shipments.map((one, at) => ({ value: String(at), label: one.address.name }))}
              onChange={(event) => setAddress(Number(event.target.value))}
            />
          ) : null}
        </div>
      ) : null}
      <div className="mt-4">
        <Button
          variant="secondary"
          busy={form.busy}
          busyText={t('placing')}
          onClick={() => (open ? onOrder({ line, shipment: address }) : setOpen(true))}
        >
          {t(open ? 'order' : 'open')}
        </Button>
      </div>
    </Panel>
  );
}
