'use client';

import { useTranslations } from 'next-intl';
import { FormSection } from '@/components/admin/field/form-section';
import { COUNTRY_GROUPS, type CountryGroup } from '@/lib/address/country-groups';
import { US_STATES } from '@/lib/address/us-states';
import { CodesField, type CodeGroup } from './codes-field';
import type { Option } from '@/components/admin/field/option-list';
import type { DetailsEditor } from './use-details';

const STATES = US_STATES.map(({ abbreviation, name }) => ({ value: abbreviation, label: name }));

const GROUPS = Object.keys(COUNTRY_GROUPS) as CountryGroup[];

interface DeliverySectionProps {
  editor: DetailsEditor;
  /** Every country in the reader's language. */
  countries: readonly Option[];
}

/** Countries that are often chosen together. */
function useGroups(): CodeGroup[] {
  const t = useTranslations('eventDetails.groups');
  return GROUPS.map((id) => ({ id, label: t(id), codes: COUNTRY_GROUPS[id] }));
}

/** Where the event delivers: countries, US states, and the countries that replace the list. D12. */
export function DeliverySection({ editor, countries }: DeliverySectionProps) {
  const t = useTranslations('eventDetails.delivery');
  const { draft, change, disabled, errorOf } = editor;
  const groups = useGroups();
  const counting = draft.lockedCountries.length > 0 ? draft.lockedCountries : draft.countries;
  const hasStates = counting.length === 0 || counting.includes('US') || draft.states.length > 0;
  return (
    <FormSection title={t('title')} hint={t('lead')}>
      <div data-field="countries">
        <CodesField
          label={t('countries')}
          add={t('addCountry')}
          none={t('everywhere')}
          options={countries}
          groups={groups}
          value={draft.countries}
          onChange={(codes) => change({ countries: codes })}
          disabled={disabled}
          {...errorOf('countries')}
        />
      </div>
      {hasStates ? (
        <CodesField
          label={t('states')}
          add={t('addState')}
          none={t('allStates')}
          options={STATES}
          value={draft.states}
          onChange={(states) => change({ states })}
          disabled={disabled}
          {...errorOf('states')}
        />
      ) : null}
      <CodesField
        label={t('locked')}
        hint={t('lockedHint')}
        add={t('addCountry')}
        none={t('notLocked')}
        options={countries}
        value={draft.lockedCountries}
        onChange={(lockedCountries) => change({ lockedCountries })}
        disabled={disabled}
        {...errorOf('lockedCountries')}
      />
    </FormSection>
  );
}
