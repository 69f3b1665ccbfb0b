'use client';

import { useTranslations } from 'next-intl';
import { FormSection } from '@/components/admin/field/form-section';
import { TextField } from '@/components/ui/text-field';
import type { DetailsEditor } from './use-details';

/** How long an order can be changed before it is printed. D18. */
export function OrdersSection({ editor }: { editor: DetailsEditor }) {
  const t = useTranslations('eventDetails.orders');
  const { draft, change, errorOf } = editor;
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
    </FormSection>
  );
}
