'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { z } from 'zod';
import { useKeptForm } from '@/components/admin/editor/use-kept-form';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { browserCall } from '@/lib/client/browser';
import type { createEvent } from '@/lib/modules/event-builder/contract/create-event';
import {
  BUILDER_FONT_SET_IDS,
  BUILDER_FONT_SETS,
  PALETTE_IDS,
  PALETTES,
} from '@/lib/modules/storefront/rules/looks';
import { EVENT_TYPES } from '@/lib/modules/events/rules/event-types';
import { REGIONS, type Region } from '@/lib/kernel/regions';
import { fingerprint } from './acts/fingerprint';
import { PaletteChoice } from './palette-choice';
import { TypeChoice } from './type-choice';
import { createEventCall } from '@/lib/modules/event-builder/contract/paths';

// Method and path of the contract, copied without its examples.

const schema = z.object({
  type: z.enum(EVENT_TYPES),
  // Nested as in the contract, so that the server's error appears at this field.
  page: z.object({ name: z.string().trim().min(1).max(80) }),
  region: z.enum(REGIONS),
  palette: z.enum(PALETTE_IDS),
  font: z.enum(BUILDER_FONT_SET_IDS),
});

interface CreateEventFormProps {
  tenant: string;
  region: Region;
}

/** The form: kept in this tab until it is sent, then the draft's page opens. */
function useCreateEvent({ tenant, region }: CreateEventFormProps) {
  const router = useRouter();
  // Idempotency key: the same form sent twice creates one event.
  const [key] = useState(() => crypto.randomUUID());
  return useKeptForm<z.input<typeof schema>, z.output<typeof schema>>({
    schema,
    draftKey: `create-event-${tenant}`,
    first: () => ({ type: 'Store', page: { name: '' }, region, palette: 'moss', font: 'clean' }),
    submit: async ({ type, page, region: wanted, palette, font }) => {
      const { data } = await browserCall<typeof createEvent>(createEventCall, {
        params: { tenant },
        headers: {
          'idempotency-key': `${key}-${await fingerprint([type, page.name, wanted, palette, font])}`,
        },
        body: {
          type,
          region: wanted,
          image_id: null,
          products: [],
          page: { name: page.name, heading: '', subheading: '' },
          theme: { ...PALETTES[palette], font_set: font },
        },
      });
      router.push(`/events/${data.slug}/overview`);
      return true;
    },
  });
}

/** Creates a draft from type, name, region and design. Everything but type and region can be changed later. */
export function CreateEventForm(props: CreateEventFormProps) {
  const t = useTranslations('events');
  const { onSubmit, busy, formError, field, formId } = useCreateEvent(props);
  return (
    <form id={formId} method="post" onSubmit={onSubmit} noValidate className="mt-6 grid max-w-3xl gap-7">
      <TypeChoice {...field('type')} />
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
