'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { formatMoney } from '@/components/ui/format-money';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { typedPrice } from '@/lib/modules/pricing/rules/typed-price';
import { useErrorText } from '@/components/form/use-error-text';
import type { CaseActProps } from './case-buttons';
import { CaseDialog } from './case-dialog';
import { useCaseProblem } from './use-case-problem';

/** Gives back what a withdrawal is due, or what the items of a complaint cost. D53-5, D53-8. */
export function RefundDialog({ one, currency, acts, onClose }: CaseActProps) {
  const t = useTranslations('casesPage.refundDialog');
  const panel = useTranslations('casesPage.panel');
  const { problem, busy, run } = useCaseProblem(acts.refresh);
  const worth = one.refundable ?? '0.00';
  const amount = formatMoney(worth, currency);
  async function refund() {
    const body = { items: true, amount: worth, version: one.version };
    if (!(await run(() => acts.refund(one.id, body)))) return;
    toast('success', t('done'));
    onClose();
  }
  return (
    <CaseDialog
      title={t('title', { amount })}
      text={t('text')}
      act={panel('refund', { amount })}
      variant="danger"
      busy={busy}
      problem={problem}
      onClose={onClose}
      onAct={() => void refund()}
    />
  );
}

/** Gives back another amount for a complaint. D53-8. */
export function AmountDialog({ one, currency, acts, onClose }: CaseActProps) {
  const t = useTranslations('casesPage.otherDialog');
  const text = useErrorText();
  const { problem, fields, busy, run } = useCaseProblem(acts.refresh);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  async function refund() {
    const amount = typedPrice(typed.trim());
    setFault(amount === null ? text.field(typed.trim() === '' ? 'required' : 'invalid_amount') : undefined);
    if (amount === null) return;
    if (!(await run(() => acts.refund(one.id, { items: false, amount, version: one.version })))) return;
    toast('success', t('done'));
    onClose();
  }
  return (
    <CaseDialog
      title={t('title')}
      text={t('text', { left: formatMoney(one.left ?? '0.00', currency) })}
      act={t('act')}
      variant="danger"
      busy={busy}
      problem={fields['amount'] ? undefined : problem}
      onClose={onClose}
      onAct={() => void refund()}
    >
      <TextField
        label={t('amount', { currency })}
        inputMode="decimal"
        required
        value={typed}
        error={fault ?? fields['amount']}
        onChange={({ target }) => setTyped(target.value)}
      />
    </CaseDialog>
  );
}
