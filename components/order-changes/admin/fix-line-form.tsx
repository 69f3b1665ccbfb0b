'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { SelectField } from '@/components/ui/select-field';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { isOneSize, sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import type { fixLine, LineChoices } from '@/lib/modules/order-changes/contract/fix-line';
import { fixLineCall } from '@/lib/modules/order-changes/contract/paths';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';

interface FixLineFormProps {
  id: string;
  order: OrderDetail;
  from: LineChoices;
  /** Reads the choices again after somebody else was faster; what was chosen stays. */
  reread: () => Promise<unknown>;
  onDone: () => void;
}

type Line = LineChoices['lines'][number];

/** Which line, and its colour and size; the price stays as it was paid. D3-37. */
export function FixLineForm({ id, order, from, reread, onDone }: FixLineFormProps) {
  const t = useTranslations('ordersPage.line');
  const [lineId, setLineId] = useState(from.lines[0]?.line ?? '');
  const [chosen, setChosen] = useState<string>();
  const line = from.lines.find((one) => one.line === lineId) ?? from.lines[0];
  const { save, error } = useSave({ order, from, reread, onDone });
  const nameOf = useVariantName();
  if (!line) return null;
  const variant = line.variants.find(({ variant_id: one }) => one === chosen)?.variant_id ?? line.variant_id;
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (line) void save(line, variant);
  }
  return (
    <form id={id} method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
      {from.lines.length > 1 ? (
        <SelectField
          label={t('which')}
          options={from.lines.map((one) => ({ value: one.line, label: lineName(one, nameOf) }))}
          value={line.line}
          onChange={({ target: { value } }) => {
            setLineId(value);
            setChosen(undefined);
          }}
        />
      ) : null}
      <SelectField
        label={t('variant')}
        hint={t('hint', { count: line.quantity, name: line.name })}
        options={line.variants.map((one) => ({
          value: one.variant_id,
          label: one.available ? nameOf(one) : t('soldOut', { variant: nameOf(one) }),
          disabled: !one.available,
        }))}
        value={variant}
        onChange={({ target: { value } }) => setChosen(value)}
      />
      <FormAlert error={error} />
    </form>
  );
}

function useVariantName() {
  const t = useTranslations('ordersPage.detail');
  return ({ colour, size }: { colour: string; size: string }) =>
    t('variant', { colour, size: isOneSize(size) ? t('oneSize') : sizeLabel(size) });
}

function lineName(line: Line, nameOf: ReturnType<typeof useVariantName>): string {
  const own = line.variants.find(({ variant_id: one }) => one === line.variant_id);
  return own ? `${line.quantity} × ${line.name}, ${nameOf(own)}` : line.name;
}

/** Saves once at a time; what stands in the way is said in the dialog, which stays open. */
function useSave({ order, from, reread, onDone }: Omit<FixLineFormProps, 'id'>) {
  const t = useTranslations('ordersPage.line');
  const errors = useErrorText();
  const busy = useRef(false);
  const [error, setError] = useState<string>();
  async function save(line: Line, variant: string) {
    if (busy.current) return;
    busy.current = true;
    setError(undefined);
    try {
      const params = { tenant: order.tenant_id, order: order.id, line: line.line };
      const body = { version: from.version, variant_id: variant };
      await browserCall<typeof fixLine>(fixLineCall, { params, body });
      toast('success', t('done', { ref: order.order_ref }));
      onDone();
    } catch (failure) {
      const code = failure instanceof ApiError ? failure.code : null;
      if (code === 'conflict' || code === 'out_of_stock') await reread();
      setError(code === 'conflict' ? t('changed') : errors.call(failure));
    } finally {
      busy.current = false;
    }
  }
  return { save, error };
}
