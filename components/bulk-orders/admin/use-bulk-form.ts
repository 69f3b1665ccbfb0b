'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useLeaveNotice } from '@/components/admin/editor/use-leave-notice';
import { useErrorText } from '@/components/form/use-error-text';
import { countryFields } from '@/components/orders/shop/country-fields';
import { useOpenPage } from '@/components/admin/use-open-page';
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
import type { BulkPaymentWay } from './payment-choice';

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
  // A sample leaves what was entered for the whole quantity.
  const done = (isSample: boolean) => {
    sent.current = true;
    if (isSample) keepBulkDraft(place, values);
    else dropBulkDraft(place);
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

/** One item to be printed first, and which of the addresses it goes to. */
export interface BulkSample {
  line: SentLine;
  shipment: number;
}

interface Sent {
  approved: boolean;
  total: Minor;
  choices: DeliveryChoices;
  payment: BulkPaymentWay;
  sample: boolean;
}

/** What is sent: each address without what its country doesn't have. */
function bodyOf(
  { method, shipments }: BulkValues,
  lines: readonly SentLine[][],
  { approved, total, choices, payment, sample }: Sent,
) {
  return {
    shipping_method: method,
    payment,
    sample,
    shipments: shipments.map(({ address }, index) => ({
      ...address,
      ...countryFields(address, choices),
      lines: lines[index] ?? [],
    })),
    proof_approved: approved,
    total: toWire(total),
  };
}

/** One item of what is entered, at its own price. */
function sampleBody(values: BulkValues, { line, shipment }: BulkSample, sent: Sent, ground: BulkGround) {
  const one = { method: 'standard' as const, shipments: values.shipments.slice(shipment, shipment + 1) };
  return bodyOf(one, [[line]], { ...sent, total: pricedValues([[line]], 'standard', ground).total });
}

/** What is wrong with what is entered, or was refused of it. */
function useProblems({ ground }: BulkFormInput, values: BulkValues, lines: readonly SentLine[][]) {
  const t = useTranslations('bulkOrder');
  const [text, router] = [useErrorText(), useRouter()];
  const [errors, setErrors] = useState<BulkErrors>({});
  const [formError, setFormError] = useState<string>();

  /** Whether all of it can be reviewed. */
  function isGood(): boolean {
    const found = allProblems(values.shipments, lines, ground, t('grid.empty'));
    const isShort = Object.keys(shortOf(lines, ground)).length > 0;
    const good = Object.keys(found).length === 0 && !isShort;
    setErrors(found);
    setFormError(good ? undefined : t('check'));
    return good;
  }

  /** Whether a field of the form is wrong. A sample has fields of its own. */
  function refuse(error: unknown, isSample: boolean): boolean {
    const isOfForm = error instanceof ApiError && !isSample;
    const fields = isOfForm ? refusedFields(error, values.shipments, lines) : {};
    setErrors(fields);
    const isDearer = error instanceof ApiError && error.codes['total'] !== undefined;
    setFormError(isDearer ? t('priceChanged') : text.call(error));
    if (isDearer || (error instanceof ApiError && error.code === 'out_of_stock')) router.refresh();
    return Object.keys(fields).length > 0;
  }
  return { errors, formError, isGood, refuse, forget: () => setFormError(undefined) };
}

/** A Bulk order while it is made: entered, reviewed, placed. Nothing typed is lost. D4-4, D11. */
export function useBulkForm(input: BulkFormInput) {
  const { place, ground, choices } = input;
  const t = useTranslations('bulkOrder');
  const open = useOpenPage();
  const [payment, setPayment] = useState<BulkPaymentWay>('credit');
  const { values, dispatch, done, clear } = useKeptValues(input);
  const keyOf = useKeyOf();
  const [stage, setStage] = useState<'edit' | 'review'>('edit');
  const [busy, setBusy] = useState(false);
  const lines = values.shipments.map((shipment) => linesOf(shipment, ground.products));
  const costs = pricedValues(lines, values.method, ground);
  const problems = useProblems(input, values, lines);

  function review() {
    if (problems.isGood()) setStage('review');
  }

  async function send(approved: boolean, sample: BulkSample | null = null) {
    if (busy) return;
    setBusy(true);
    problems.forget();
    const sent = { approved, total: costs.total, choices, payment, sample: sample !== null };
    const body = sample ? sampleBody(values, sample, sent, ground) : bodyOf(values, lines, sent);
    try {
      const order = await sendBulkOrder(place, body, keyOf(body));
      done(sample !== null);
      const href = `/events/${place.slug}/bulk-order/${order.id}`;
      if (order.state === 'awaiting_payment') return open(`${href}/pay`);
      toast('success', t('placed', { ref: order.ref }));
      open(href);
    } catch (error) {
      if (problems.refuse(error, sample !== null)) setStage('edit');
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
    payment,
    setPayment,
    busy,
    errors: problems.errors,
    short: shortOf(lines, ground),
    formError: problems.formError,
  };
}
export type BulkForm = ReturnType<typeof useBulkForm>;
