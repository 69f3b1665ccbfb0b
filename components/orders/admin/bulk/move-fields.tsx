import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { asksReason, isToldRecipient, STAFF_STATUSES } from '@/lib/modules/orders/rules/staff-moves';
import { isOrderStatus } from '@/lib/modules/orders/rules/statuses';
import { meaningOf } from '../move/meaning-of';
import { REASON_LENGTH } from './bulk-input';
import type { MoveChoices } from './move-choices';

interface MoveFieldsProps {
  input: Readonly<Record<string, string>>;
  choices: MoveChoices | undefined;
  errorOf: (name: string) => string | undefined;
  set: (name: string, value: string) => void;
}

/** Where many orders are moved, and why where that stops or ends them. S2.2-165. */
export function MoveFields({ input, choices, errorOf, set }: MoveFieldsProps) {
  const t = useTranslations('ordersPage');
  const orders = useTranslations('orders');
  const { statuses, some } = choices ?? { statuses: STAFF_STATUSES, some: false };
  const to = input['to'] ?? '';
  const chosen = isOrderStatus(to) ? to : null;
  return (
    <div className="grid gap-4">
      <SelectField
        label={t('bulkActs.move.which')}
        placeholder={t('bulkActs.move.button')}
        {...(some && { hint: t('bulkActs.move.some') })}
        options={statuses.map((value) => ({ value, label: orders(`status.${value}`) }))}
        value={to}
        error={errorOf('to')}
        onChange={({ target: { value } }) => set('to', value)}
      />
      {chosen === null ? null : <p className="text-muted">{t(`moves.text.${meaningOf(null, chosen)}`)}</p>}
      {chosen !== null && asksReason(chosen) ? (
        <TextArea
          label={t('moves.reason')}
          hint={t(isToldRecipient(chosen) ? 'moves.told' : 'moves.hint')}
          rows={3}
          maxLength={REASON_LENGTH}
          required
          value={input['reason'] ?? ''}
          error={errorOf('reason')}
          onChange={({ target: { value } }) => set('reason', value)}
        />
      ) : null}
    </div>
  );
}
