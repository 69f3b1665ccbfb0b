'use client';

import { useTranslations } from 'next-intl';
import { FormSection } from '@/components/admin/field/form-section';
import { Alert } from '@/components/ui/alert';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { isLocale, LOCALES } from '@/lib/kernel/locales';
import { REGION_FACTS, REGIONS, type Region } from '@/lib/kernel/regions';
import { TYPE_KEYS } from '../event-keys';
import type { DetailsEditor } from './use-details';

const isRegion = (text: string): text is Region => (REGIONS as readonly string[]).includes(text);

/** Name, type, region with its currency, and language. */
export function BasicsSection({ editor }: { editor: DetailsEditor }) {
  const t = useTranslations('eventDetails.basics');
  const { draft, stored, change, errorOf } = editor;
  return (
    <FormSection title={t('title')} hint={t('lead')}>
      <TypeFact editor={editor} />
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        value={draft.name}
        onChange={(event) => change({ name: event.target.value })}
        maxLength={80}
        required
        {...errorOf('name')}
      />
      <RegionField editor={editor} />
      {draft.region === stored.region ? null : <Alert tone="warn">{t('regionChanged')}</Alert>}
      <SelectField
        label={t('language')}
        hint={t('languageHint')}
        options={LOCALES.map(({ code, name }) => ({ value: code, label: name }))}
        value={draft.language}
        onChange={({ target: { value } }) => (isLocale(value) ? change({ language: value }) : undefined)}
        {...errorOf('language')}
      />
    </FormSection>
  );
}

function TypeFact({ editor }: { editor: DetailsEditor }) {
  const t = useTranslations('events');
  const type = TYPE_KEYS[editor.stored.event_type.type];
  return (
    <dl>
      <dt className="font-semibold">{t('type')}</dt>
      <dd className="mt-1">
        {t(`types.${type}.name`)}
        <span className="block text-[0.9375rem] text-muted">{t(`types.${type}.text`)}</span>
      </dd>
    </dl>
  );
}

function RegionField({ editor }: { editor: DetailsEditor }) {
  const t = useTranslations('eventDetails.basics');
  const events = useTranslations('events.regions');
  const { draft, stored, change, errorOf } = editor;
  const { currency } = REGION_FACTS[draft.region];
  return (
    <SelectField
      label={t('region')}
      hint={t(stored.region_frozen ? 'regionFrozen' : 'regionHint', { currency })}
      options={REGIONS.map((region) => ({ value: region, label: events(region) }))}
      value={draft.region}
      disabled={stored.region_frozen}
      onChange={({ target: { value } }) => (isRegion(value) ? change({ region: value }) : undefined)}
      {...errorOf('region')}
    />
  );
}
