'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { ActButton } from '@/components/admin/act-button';
import type { SetBudgetProps } from './budget-form';

// The form and its checks are loaded when it is opened.
const BudgetDialog = dynamic(() => import('./budget-form').then((module) => module.BudgetDialog), {
  ssr: false,
});

/** Sets what an event may cost. D37-5. */
export function SetBudget(props: SetBudgetProps) {
  const t = useTranslations('credit.budgets');
  return (
    <ActButton label={t('set')} accessibleName={t('setOf', { name: props.budget.name })}>
      {(close) => <BudgetDialog {...props} onClose={close} />}
    </ActButton>
  );
}
