'use client';

import { useTranslations } from 'next-intl';
import { FormSection } from '@/components/admin/field/form-section';
import { CheckboxField } from '@/components/ui/checkbox-field';
import type { DetailsEditor } from './use-details';

/** Whether invitees are asked for their size, and where to send it. D4-5, D4-6. */
export function SizesSection({ editor }: { editor: DetailsEditor }) {
  const t = useTranslations('eventDetails.sizes');
  const { draft, change } = editor;
  return (
    <FormSection title={t('title')} hint={t('lead')}>
      <CheckboxField
        label={t('collect')}
        hint={t('collectHint')}
        checked={draft.collectSizes}
        onChange={(event) => change({ collectSizes: event.target.checked })}
      />
      <CheckboxField
        label={t('addresses')}
        hint={t('addressesHint')}
        checked={draft.collectAddresses}
        disabled={!draft.collectSizes}
        onChange={(event) => change({ collectAddresses: event.target.checked })}
      />
    </FormSection>
  );
}
