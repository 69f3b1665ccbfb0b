'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useLeaveNotice } from '@/components/admin/editor/use-leave-notice';
import { useErrorText } from '@/components/form/use-error-text';
import { countryFields } from '@/components/orders/shop/country-fields';
import { toast } from '@/components/ui/toast';
import type { DeliveryChoices } from '@/lib/address/delivery-choices';
import { ApiError } from '@/lib/client/api-error';
import { toWire, type Minor } from '@/lib/kernel/money';
import { sendBulkOrder, type BulkPlace } from '@/lib/modules/bulk-orders/client/bulk-orders';
import type { BulkGround } from '@/lib/modules/bulk-orders/contract/read-bulk-ground';
import { itemsOf, linesOf, pricedValues, type SentLine } from '@/lib/modules/bulk-orders/rules/bulk-values';
import { dropBulkDraft, keepBulkDraft, readBulkDraft } from './bulk-draft';
import { allProblems, refusedFields, shortOf, type BulkErrors } from './bulk-problems';
import { bulkReducer, type BulkValues } from './bulk-reducer';

interface BulkFormInput {
  place: BulkPlace;
  ground: BulkGround;
  choices: DeliveryChoices;
  /** What it begins with where nothing was entered in this tab. */
  first: () => BulkValues;
  /** An earlier order once more: goes before what was entered. */
  again: BulkValues | null;
}

/** What is entered, kept in this tab until it is ordered. */
function useKeptValues({ place, first, again }: BulkFormInput) {
  const [values, dispatch] = useReducer(
    bulkReducer,
    null,
    (): BulkValues => again ?? readBulkDraft(place) ?? first(),
  );
  const begun = useRef(values);
  const sent = useRef(false);
  useEffect(() => {
    if (values !== begun.current && !sent.current) keepBulkDraft(place, values);
  }, [place, values]);
  useLeaveNotice(() => !sent.current && readBulkDraft(place) !== null);
  const done = () => {
    sent.current = true;
    dropBulkDraft(place);
  };
  const clear = () => {
    dropBulkDraft(place);
    dispatch({ type: 'all', values: first() });
  };
  return { values, dispatch, done, clear };
}

/** A key for what is sent: the same again is the same order. D26-1. */
function useKeyOf() {
  const last = useRef({ body: '', key: '' });
  return (body: unknown): string => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}

/** What is sent: each address without what its country doesn't have. */
function bodyOf(
  { method, shipments }: BulkValues,
  lines: readonly SentLine[][],
  { approved, total, choices }: { approved: boolean; total: Minor; choices: DeliveryChoices },
) {
  return {
    shipping_method: method,
    shipments: shipments.map(({ address }, index) => ({
      ...address,
      ...countryFields(address, choices),
      lines: lines[index] ?? [],
    })),
    proof_approved: approved,
    total: toWire(total),
  };
}

/** A Bulk order while it is made: entered, reviewed, placed. Nothing typed is lost. D4-4, D11. */
export function useBulkForm(input: BulkFormInput) {
  const { place, ground, choices } = input;
  const t = useTranslations('bulkOrder');
  const [text, router] = [useErrorText(), useRouter()];
  const { values, dispatch, done, clear } = useKeptValues(input);
  const keyOf = useKeyOf();
  const [stage, setStage] = useState<'edit' | 'review'>('edit');
  const [errors, setErrors] = useState<BulkErrors>({});
  const [formError, setFormError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const lines = values.shipments.map((shipment) => linesOf(shipment, ground.products));
  const costs = pricedValues(lines, values.method, ground);

  function review() {
    const found = allProblems(values.shipments, lines, ground, t('grid.empty'));
    const isShort = Object.keys(shortOf(lines, ground)).length > 0;
    const isGood = Object.keys(found).length === 0 && !isShort;
    setErrors(found);
    setFormError(isGood ? undefined : t('check'));
    if (isGood) setStage('review');
  }

  function refuse(error: unknown) {
    const fields = error instanceof ApiError ? refusedFields(error, values.shipments, lines) : {};
    setErrors(fields);
    const isDearer = error instanceof ApiError && error.codes['total'] !== undefined;
    setFormError(isDearer ? t('priceChanged') : text.call(error));
    if (isDearer || (error instanceof ApiError && error.code === 'out_of_stock')) router.refresh();
    if (Object.keys(fields).length > 0) setStage('edit');
  }

  async function send(approved: boolean) {
    if (busy) return;
    setBusy(true);
    setFormError(undefined);
    const body = bodyOf(values, lines, { approved, total: costs.total, choices });
    try {
      const order = await sendBulkOrder(place, body, keyOf(body));
      done();
      toast('success', t('placed', { ref: order.ref }));
      router.push(`/events/${place.slug}/bulk-order/${order.id}`);
    } catch (error) {
      refuse(error);
      setBusy(false);
    }
  }

  return {
    values,
    dispatch,
    clear,
    lines,
    costs,
    items: itemsOf(lines.flat()),
    stage,
    back: () => setStage('edit'),
    review,
    send,
    busy,
    errors,
    short: shortOf(lines, ground),
    formError,
  };
}
export type BulkForm = ReturnType<typeof useBulkForm>;
