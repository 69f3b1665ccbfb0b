'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useCallback, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useKeptForm } from '@/components/admin/editor/use-kept-form';
import { fingerprint } from '@/components/events/admin/acts/fingerprint';
import { browserCall } from '@/lib/client/browser';
import type { TemplateTexts } from '@/lib/modules/event-builder/client/from-template';
import { startedStore, type StartValues } from '@/lib/modules/event-builder/client/started-store';
import type { createEvent } from '@/lib/modules/event-builder/contract/create-event';
import { createEventCall } from '@/lib/modules/event-builder/contract/paths';
import { TEMPLATES, type TemplateId } from '@/lib/modules/event-builder/rules/templates';
import { EVENT_TYPES } from '@/lib/modules/events/rules/event-types';
import { BUILDER_FONT_SET_IDS, PALETTE_IDS } from '@/lib/modules/storefront/rules/looks';
import { REGIONS, type Region } from '@/lib/kernel/regions';
import { STARTS, type Start } from './start-choice';

const schema = z.object({
  start: z.enum(STARTS),
  type: z.enum(EVENT_TYPES),
  // Nested as in the contract, so that the server's error appears at this field.
  page: z.object({ name: z.string().trim().min(1).max(80) }),
  region: z.enum(REGIONS),
  palette: z.enum(PALETTE_IDS),
  font: z.enum(BUILDER_FONT_SET_IDS),
});

/** The texts of a template in the page's language. */
function useTemplateTexts(): (id: TemplateId) => TemplateTexts {
  const t = useTranslations('eventTemplates');
  const blanks = useTranslations('eventBuilder.blanks');
  return useCallback(
    (id) => ({
      heading: t(`${id}.heading`),
      subheading: t(`${id}.subheading`),
      print: t(`${id}.print`),
      productName: (blank) => blanks(blank),
    }),
    [t, blanks],
  );
}

/** The form for a new event: kept in this tab until it is sent, then the draft's page opens. S2.2-26. */
export function useCreateEvent({ tenant, region }: { tenant: string; region: Region }) {
  const router = useRouter();
  const textsOf = useTemplateTexts();
  // Idempotency key: the same form sent twice creates one event.
  const [key] = useState(() => crypto.randomUUID());
  const contract = useKeptForm<z.input<typeof schema>, z.output<typeof schema>>({
    schema,
    draftKey: `create-event-${tenant}`,
    first: () => ({
      start: 'blank',
      type: 'Store',
      page: { name: '' },
      region,
      palette: 'moss',
      font: 'clean',
    }),
    submit: async (values) => {
      const { img_id: _, ...parts } = startedStore(values, textsOf);
      const { data } = await browserCall<typeof createEvent>(createEventCall, {
        params: { tenant },
        headers: { 'idempotency-key': `${key}-${await fingerprint([JSON.stringify(parts)])}` },
        body: { ...parts, image_id: null },
      });
      router.push(`/events/${data.slug}/overview`);
      return true;
    },
  });
  const { form } = contract;
  const values = useWatch({ control: form.control }) as StartValues;
  const store = useMemo(() => startedStore(values, textsOf), [values, textsOf]);
  /** A template brings its own look, which may be changed. */
  const startFrom = (start: Start) => {
    if (start === 'blank') return;
    form.setValue('palette', TEMPLATES[start].palette);
    form.setValue('font', TEMPLATES[start].fontSet);
  };
  return { ...contract, store, start: values.start, startFrom };
}
