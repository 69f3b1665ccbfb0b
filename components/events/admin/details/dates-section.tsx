'use client';

import { useTranslations } from 'next-intl';
import { FormSection } from '@/components/admin/field/form-section';
import { MomentField } from '@/components/admin/field/moment-field';
import { TextArea } from '@/components/ui/text-area';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { ON_HOLD_LENGTH } from '@/lib/modules/events/rules/detail-fields';
import type { DetailsEditor } from './use-details';

/** When the event opens and closes, and what visitors read while it is on hold. D5. */
export function DatesSection({ editor }: { editor: DetailsEditor }) {
  const t = useTranslations('eventDetails.dates');
  const ui = useTranslations('ui');
  const { draft, change, disabled, errorOf } = editor;
  const shared = { timeZone: REGION_FACTS[draft.region].timeZone, optionalText: ui('optional'), disabled };
  return (
    <FormSection title={t('title')} hint={t('lead')}>
      <MomentField
        label={t('opens')}
        hint={t('opensHint')}
        value={draft.opensAt || null}
        onChange={(value) => change({ opensAt: value ?? '' })}
        {...shared}
        {...errorOf('opensAt')}
      />
      <div data-field="closes">
        <MomentField
          label={t('closes')}
          hint={t('closesHint')}
          value={draft.closesAt || null}
          onChange={(value) => change({ closesAt: value ?? '' })}
          {...shared}
          {...errorOf('closesAt')}
        />
      </div>
      <TextArea
        label={t('onHold')}
        hint={t('onHoldHint')}
        optionalText={ui('optional')}
        rows={3}
        maxLength={ON_HOLD_LENGTH}
        value={draft.onHold}
        onChange={(event) => change({ onHold: event.target.value })}
        {...errorOf('onHold')}
      />
    </FormSection>
  );
}
