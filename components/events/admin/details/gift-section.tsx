'use client';

import { useTranslations } from 'next-intl';
import { FormSection } from '@/components/admin/field/form-section';
import { Select } from '@/components/admin/field/select';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { TextField } from '@/components/ui/text-field';
import { HOUSEHOLD_MODES, type HouseholdMode } from '@/lib/modules/events/rules/event-types';
import type { DetailsEditor } from './use-details';

const isMode = (text: string): text is HouseholdMode => (HOUSEHOLD_MODES as readonly string[]).includes(text);

/** Who may claim a gift, and how many there are. D4, D23, D24. */
export function GiftSection({ editor }: { editor: DetailsEditor }) {
  const t = useTranslations('eventDetails.gift');
  const ui = useTranslations('ui');
  const { draft, stored, change, disabled, errorOf } = editor;
  return (
    <FormSection title={t('title')} hint={t('lead')}>
      <CheckboxField
        label={t('sample')}
        hint={t('sampleHint')}
        checked={draft.sample}
        onChange={(event) => change({ sample: event.target.checked })}
      />
      <TextField
        label={t('cap')}
        hint={t('capHint', { count: stored.claims_used ?? 0 })}
        optionalText={ui('optional')}
        inputMode="numeric"
        maxLength={9}
        autoComplete="off"
        value={draft.cap}
        onChange={(event) => change({ cap: event.target.value })}
        className="max-w-md"
        {...errorOf('cap')}
      />
      <Select
        label={t('household')}
        hint={t('householdHint')}
        options={HOUSEHOLD_MODES.map((value) => ({
          value,
          label: t(`modes.${value}.name`),
          detail: t(`modes.${value}.text`),
        }))}
        value={draft.household}
        disabled={disabled}
        onChange={(value) => (isMode(value) ? change({ household: value }) : undefined)}
        className="max-w-md"
        {...errorOf('household')}
      />
    </FormSection>
  );
}
