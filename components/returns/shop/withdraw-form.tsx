'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import { sendWithdrawal, type FollowedCases } from '@/lib/modules/returns/client/use-linked-cases';
import type { LinkedCases } from '@/lib/modules/returns/contract/linked-cases';
import { piecesOf, type CaseOrder, type Pieces } from './case-order';
import { useLawWords } from './law-words';
import { useCaseForm } from './use-case-form';
import { WithdrawFirstStep, type WithdrawFields } from './withdraw-first-step';

interface WithdrawFormProps {
  order: CaseOrder;
  token: string;
  followed: FollowedCases;
  lines: NonNullable<LinkedCases['withdrawal']>['lines'];
  onClose: () => void;
  onSent: (email: string) => void;
}

/** A single line is withdrawn as a whole unless its buyer says otherwise; of several each is chosen. */
function firstPieces(lines: WithdrawFormProps['lines']): Pieces {
  const open = lines.filter(({ left }) => left > 0);
  return Object.fromEntries(open.map(({ id, left }) => [id, open.length === 1 ? left : 0]));
}

/** The two steps of a withdrawal: what, and to confirm it. D53-2. */
export function WithdrawForm(props: WithdrawFormProps) {
  const { order, token, followed, lines, onClose, onSent } = props;
  const t = useTranslations('returns.withdraw');
  const words = useLawWords();
  const [step, setStep] = useState<1 | 2>(1);
  const [fields, setFields] = useState<WithdrawFields>({
    name: order.customer.name,
    email: order.customer.email,
    pieces: firstPieces(lines),
  });
  const form = useCaseForm({
    conflict: t('conflict'),
    refresh: followed.refresh,
    onDone: (cases) => {
      followed.show(cases);
      onSent(fields.email);
    },
  });
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever cannot see the page is told that another step is shown.
  useEffect(() => heading.current?.focus(), [step]);
  async function confirm(event: FormEvent) {
    event.preventDefault();
    const { name, email, pieces } = fields;
    const sent = await form.send((key) =>
      sendWithdrawal(token, { key, name, email, lines: piecesOf(pieces) }),
    );
    if (!sent) setStep(1);
  }
  return (
    <div className="grid grid-cols-1 gap-5 border-t border-line pt-5">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        {step === 1 ? words.begin : t('check')}
        <span className="block font-text text-[0.9375rem] text-muted">{t('step', { step })}</span>
      </h3>
      <FormAlert error={form.problem} />
      {step === 1 ? (
        <WithdrawFirstStep
          order={order}
          lines={lines}
          fields={fields}
          onChange={setFields}
          onNext={() => setStep(2)}
          onClose={onClose}
        />
      ) : (
        <SecondStep
          order={order}
          fields={fields}
          busy={form.busy}
          onConfirm={(event) => void confirm(event)}
          onBack={() => setStep(1)}
        />
      )}
    </div>
  );
}

interface SecondStepProps {
  order: CaseOrder;
  fields: WithdrawFields;
  busy: boolean;
  onConfirm: (event: FormEvent) => void;
  onBack: () => void;
}

function SecondStep({ order, fields, busy, onConfirm, onBack }: SecondStepProps) {
  const t = useTranslations('returns.withdraw');
  const words = useLawWords();
  return (
    <form method="post" onSubmit={onConfirm} className="grid grid-cols-1 gap-4">
      <p className="wrap-anywhere">{t('checkText', { email: fields.email })}</p>
      <Summary order={order} fields={fields} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {words.confirm}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}

function Summary({ order, fields }: { order: CaseOrder; fields: WithdrawFields }) {
  const t = useTranslations('returns');
  return (
    <div className="rounded-control bg-paper-deep p-4 wrap-anywhere">
      <p>
        {fields.name} · <span className="tabular-nums">{order.order_ref}</span>
      </p>
      <ul className="mt-2">
        {piecesOf(fields.pieces).map(({ line, quantity }) => {
          const name = order.products.find(({ id }) => id === line)?.name ?? '';
          return <li key={line}>{t('told.items', { quantity, name })}</li>;
        })}
      </ul>
    </div>
  );
}
