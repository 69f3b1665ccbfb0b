'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { LinkedCases } from '@/lib/modules/returns/contract/linked-cases';
import { piecesOf, type CaseOrder, type Pieces } from './case-order';
import { PieceFields } from './piece-fields';

export interface WithdrawFields {
  name: string;
  email: string;
  pieces: Pieces;
}
type Faults = Partial<Record<keyof WithdrawFields, string>>;

/** What is wrong with the fields, as texts. */
function useCheck(): (fields: WithdrawFields) => Faults {
  const t = useTranslations('returns.withdraw');
  const text = useErrorText();
  return ({ name, email, pieces }) => ({
    ...(name.trim() === '' && { name: text.field('required') ?? '' }),
    ...(!/^\S+@\S+\.\S+$/.test(email.trim()) && { email: text.field('invalid_email') ?? '' }),
    ...(piecesOf(pieces).length === 0 && { pieces: t('chooseOne') }),
  });
}

interface FirstStepProps {
  order: CaseOrder;
  lines: NonNullable<LinkedCases['withdrawal']>['lines'];
  fields: WithdrawFields;
  onChange: (fields: WithdrawFields) => void;
  onNext: () => void;
  onClose: () => void;
}

/** Who withdraws, of which items, and where the receipt goes. D53-2. */
export function WithdrawFirstStep({ order, lines, fields, onChange, onNext, onClose }: FirstStepProps) {
  const t = useTranslations('returns.withdraw');
  const check = useCheck();
  const [faults, setFaults] = useState<Faults>({});
  const most = Object.fromEntries(lines.map(({ id, left }) => [id, left]));
  function next(event: FormEvent) {
    event.preventDefault();
    const found = check(fields);
    setFaults(found);
    if (Object.keys(found).length === 0) onNext();
  }
  const change = (some: Partial<WithdrawFields>) => onChange({ ...fields, ...some });
  const whyNot = (line: string) => {
    const known = lines.find(({ id }) => id === line);
    if (known?.exempt) return t('exempt');
    return known && known.left > 0 ? null : t('gone');
  };
  return (
    <form method="post" noValidate onSubmit={next} className="grid grid-cols-1 gap-4">
      <p>
        {t('order')} <strong className="tabular-nums">{order.order_ref}</strong>
      </p>
      <PersonFields fields={fields} faults={faults} onChange={change} />
      <PieceFields
        order={order}
        legend={t('items')}
        labelOf={(name) => t('quantityOf', { name })}
        most={most}
        whyNot={whyNot}
        value={fields.pieces}
        error={faults.pieces}
        onChange={(pieces) => change({ pieces })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t('next')}</Button>
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </form>
  );
}

interface PersonFieldsProps {
  fields: WithdrawFields;
  faults: Faults;
  onChange: (some: Partial<WithdrawFields>) => void;
}

function PersonFields({ fields, faults, onChange }: PersonFieldsProps) {
  const t = useTranslations('returns.withdraw');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('name')}
        required
        autoComplete="name"
        maxLength={200}
        value={fields.name}
        error={faults.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label={t('email')}
        required
        type="email"
        autoComplete="email"
        maxLength={254}
        value={fields.email}
        error={faults.email}
        onChange={({ target }) => onChange({ email: target.value })}
      />
    </div>
  );
}
