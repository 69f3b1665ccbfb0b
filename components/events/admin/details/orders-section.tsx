'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { FormSection } from '@/components/admin/field/form-section';
import { Alert } from '@/components/ui/alert';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { TextField } from '@/components/ui/text-field';
import type { DetailsEditor } from './use-details';

interface OrdersSectionProps {
  editor: DetailsEditor;
  slug: string;
}

/** The orders that wait for approval, and that they go on waiting once the setting is off. D3-32. */
function StillWaiting({ editor: { draft, stored }, slug }: OrdersSectionProps) {
  const t = useTranslations('eventDetails.orders');
  const count = stored.orders_to_approve ?? 0;
  if (count === 0) return null;
  return (
    <Alert tone={draft.approveOrders ? 'info' : 'warn'} className="max-w-xl">
      <p>{t(draft.approveOrders ? 'waiting' : 'stillWaiting', { count })}</p>
      <Link
        href={`/orders?${new URLSearchParams({ event: slug, problem: 'approval' })}`}
        prefetch={false}
        className="font-semibold text-accent underline underline-offset-2"
      >
        {t('seeWaiting')}
      </Link>
    </Alert>
  );
}

/** How long an order can be changed before it is printed, and whether its client approves it first. D18, D3-29. */
export function OrdersSection({ editor, slug }: OrdersSectionProps) {
  const t = useTranslations('eventDetails.orders');
  const { draft, stored, change, errorOf } = editor;
  return (
    <FormSection title={t('title')} hint={t('lead')}>
      <TextField
        label={t('window')}
        hint={t('windowHint')}
        inputMode="numeric"
        maxLength={7}
        autoComplete="off"
        value={draft.changeWindow}
        onChange={(event) => change({ changeWindow: event.target.value })}
        className="max-w-md"
        required
        {...errorOf('changeWindow')}
      />
      {stored.approve_orders === undefined ? null : (
        <CheckboxField
          label={t('approve')}
          hint={t('approveHint')}
          checked={draft.approveOrders}
          onChange={(event) => change({ approveOrders: event.target.checked })}
        />
      )}
      <StillWaiting editor={editor} slug={slug} />
    </FormSection>
  );
}
