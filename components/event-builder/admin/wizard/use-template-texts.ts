'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { TemplateTexts } from '@/lib/modules/event-builder/client/from-template';
import type { TemplateId } from '@/lib/modules/event-builder/rules/templates';

/** The texts of a template in the page's language. */
export function useTemplateTexts(): (id: TemplateId) => TemplateTexts {
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
