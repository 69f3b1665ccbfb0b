import { clsx } from 'clsx';
import type { Currency, Minor } from '@/lib/kernel/money';
import { formatMoney } from './format-money';

interface MoneyProps {
  /** Minor units, or the wire's decimal string. */
  amount: Minor | string;
  currency: Currency;
  className?: string;
}

export function Money({ amount, currency, className }: MoneyProps) {
  return (
    <span className={clsx('tabular-nums whitespace-nowrap', className)}>{formatMoney(amount, currency)}</span>
  );
}
