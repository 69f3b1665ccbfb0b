'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PaletteChoice } from '@/components/events/admin/palette-choice';
import { TypeChoice } from '@/components/events/admin/type-choice';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { SelectField } from '@/components/ui/select-field';
import { StoreRegionProvider } from '@/components/ui/store-price';
import { TextField } from '@/components/ui/text-field';
import type { TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';
import { BUILDER_FONT_SET_IDS, BUILDER_FONT_SETS } from '@/lib/modules/storefront/rules/looks';
import { REGIONS, type Region } from '@/lib/kernel/regions';
import { StartChoice, STARTS } from './start-choice';
import { TemplateContents } from './template-contents';
import { useCreateEvent } from './use-create-event';

interface CreateEventFormProps {
  tenant: string;
  region: Region;
  /** The live store beside the form, on wide screens. */
  preview: (store: TemporaryStore) => ReactNode;
}

/**
 * Creates a draft, blank or from a template, with name, region and design. Everything but type and region can be
 * changed later. S2.2-26.
 */
export function CreateEventForm({ preview, ...props }: CreateEventFormProps) {
  const made = useCreateEvent(props);
  const { store } = made;
  return (
    <StoreRegionProvider region={store.region}>
      <div className="mt-6 grid items-start gap-10 xl:grid-cols-[minmax(0,48rem)_minmax(0,30rem)]">
        <Fields {...made} />
        <div className="sticky top-6 hidden xl:block">{preview(store)}</div>
      </div>
    </StoreRegionProvider>
  );
}

function Fields({
  onSubmit,
  busy,
  formError,
  field,
  formId,
  store,
  start,
  startFrom,
}: ReturnType<typeof useCreateEvent>) {
  const t = useTranslations('events');
  const { onChange, ...startField } = field('start');
  return (
    <form id={formId} method="post" onSubmit={onSubmit} noValidate className="grid min-w-0 gap-7">
      <StartChoice
        {...startField}
        onChange={(event) => {
          void onChange(event);
          const chosen = STARTS.find((one) => one === event.target.value);
          if (chosen) startFrom(chosen);
        }}
      />
      {start === 'blank' ? <TypeChoice {...field('type')} /> : <TemplateContents products={store.products} />}
      <TextField
        label={t('nameLabel')}
        hint={t('nameHint')}
        maxLength={80}
        autoComplete="off"
        required
        {...field('page.name')}
      />
      <SelectField
        label={t('regionLabel')}
        hint={t('regionHint')}
        options={REGIONS.map((value) => ({ value, label: t(`regions.${value}`) }))}
        className="sm:max-w-sm"
        {...field('region')}
      />
      <PaletteChoice {...field('palette')} />
      <SelectField
        label={t('fontLabel')}
        options={BUILDER_FONT_SET_IDS.map((id) => ({ value: id, label: BUILDER_FONT_SETS[id].name }))}
        className="sm:max-w-sm"
        {...field('font')}
      />
      <FormAlert error={busy ? undefined : formError} />
      <div>
        <SubmitButton size="lg" busy={busy}>
          {t('submit')}
        </SubmitButton>
      </div>
    </form>
  );
}
