'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { useErrorText } from '@/components/form/use-error-text';
import { formatMoney } from '@/components/ui/format-money';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { fromWire, toWire } from '@/lib/kernel/money';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import type { RefundReason } from '@/lib/modules/orders/rules/refund-requests';
import { askRefundCall, readRefundCall } from '@/lib/modules/payments/contract/paths';
import type { askRefund, Refundable, readRefund, RefundForm } from '@/lib/modules/payments/contract/refund';
import { refundWorth, type RefundChoice } from './refund-worth';

export interface RefundFields extends RefundChoice {
  reason: RefundReason;
  words: string;
  /** Only where the person may say so. */
  byPlatform: boolean;
}

const EMPTY: RefundFields = {
  of: 'everything',
  pieces: {},
  shipping: false,
  amount: '',
  reason: 'damaged',
  words: '',
  byPlatform: false,
};

type Errors = Partial<Record<'amount' | 'lines' | 'words', FieldErrorCode>>;

/** What is wrong with the fields, before the server is asked. */
function errorsOf(state: Refundable, fields: RefundFields): Errors {
  const worth = refundWorth(state, fields);
  const errors: Errors = {};
  if (fields.of === 'lines' && worth === 0) errors.lines = 'required';
  if (fields.of === 'amount') {
    if (fields.amount.trim() === '') errors.amount = 'required';
    else if (worth === null) errors.amount = 'invalid_amount';
    else if (worth === 0) errors.amount = 'too_small';
    else if (worth > fromWire(state.left)) errors.amount = 'too_large';
  }
  if (fields.reason === 'other' && fields.words.trim() === '') errors.words = 'required';
  return errors;
}

function bodyOf(state: Refundable, fields: RefundFields, worth: number): RefundForm {
  const { of, pieces, shipping, reason, words, byPlatform } = fields;
  const lines = Object.entries(pieces).map(([line, quantity]) => ({ line, quantity }));
  return {
    of,
    lines: of === 'lines' ? lines.filter(({ quantity }) => quantity > 0) : [],
    shipping: of === 'lines' && shipping,
    ...(of === 'amount' && { amount: toWire(worth) }),
    left: state.left,
    cancels: state.cancels,
    leaves_out: state.leaves_out,
    reason,
    words: reason === 'other' ? words : '',
    ...(state.platform_may_bear && byPlatform && { bearer: 'platform' as const }),
  };
}

interface RefundProps {
  order: OrderDetail;
  refresh: () => void;
  onClose: () => void;
}

/** The dialog's state: what can be given back, read as it opens and again when somebody else was faster. D36-13. */
export function useRefund({ order, refresh, onClose }: RefundProps) {
  const t = useTranslations('ordersPage.refund');
  const texts = useErrorText();
  const [fields, setFields] = useState(EMPTY);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const params = { tenant: order.tenant_id, order: order.id };
  const read = () => browserCall<typeof readRefund>(readRefundCall, { params, progress: false });
  const found = useSWR<Refundable, Error>(['refund', order.tenant_id, order.id], read, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    keepPreviousData: true,
  });
  const state = found.data;
  const worth = state ? refundWorth(state, fields) : null;

  async function send() {
    if (busy || !state) return;
    const wrong = errorsOf(state, fields);
    setErrors(wrong);
    setFailure(undefined);
    if (Object.keys(wrong).length > 0 || worth === null) return;
    setBusy(true);
    try {
      const body = bodyOf(state, fields, worth);
      await browserCall<typeof askRefund>(askRefundCall, { params, body });
      refresh();
      toast('success', t('done', { amount: formatMoney(worth, state.currency) }));
      onClose();
    } catch (error) {
      const changed = error instanceof ApiError && error.code === 'conflict';
      setFailure(changed ? t('changed') : texts.call(error));
      if (changed) await found.mutate();
    } finally {
      setBusy(false);
    }
  }
  function change(some: Partial<RefundFields>) {
    setFields((before) => ({ ...before, ...some }));
    setErrors({});
  }
  const unread = found.error && !state ? texts.call(found.error) : undefined;
  return { state, fields, change, worth, busy, errors, failure: failure ?? unread, send };
}
