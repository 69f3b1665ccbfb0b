'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { InvalidValues } from '@/components/admin/editor/editor-types';
import { useSavedEditor, type SavedEditing } from '@/components/admin/editor/use-saved-editor';
import { useErrorText } from '@/components/form/use-error-text';
import { toast } from '@/components/ui/toast';
import { hasShapeOf } from '@/lib/client/drafts/has-shape-of';
import {
  readEventDetails,
  saveEventDetails,
  type EventPlace,
} from '@/lib/modules/events/client/event-details';
import type { EventDetails } from '@/lib/modules/events/contract/event-details';
import { bodyOf, serverErrors } from './details-body';
import { DETAILS_FIELDS, valuesOf, type DetailsValues } from './details-values';

export interface DetailsEditor extends SavedEditing<EventDetails, DetailsValues> {
  /** Nothing can be changed here. */
  disabled: boolean;
  /** The error of a field as a property of its control; of a part as `shipping.one`. */
  errorOf: (field: string) => { error?: string };
}

/** The editor of an event's settings, saved by the admin kit. S2.2-17. */
export function useDetails(place: EventPlace, first: EventDetails, disabled: boolean): DetailsEditor {
  const t = useTranslations('eventDetails');
  const router = useRouter();
  const text = useErrorText();
  const editing = useSavedEditor<EventDetails, DetailsValues>(
    {
      place: { kind: 'event-details', tenant: place.tenant, id: place.slug },
      fields: DETAILS_FIELDS,
      valuesOf,
      versionOf: ({ version }) => version,
      isValues: hasShapeOf(valuesOf(first)),
      read: () => readEventDetails(place),
      save: async ({ values, stored, version }) => {
        const { body, errors } = bodyOf(values, stored);
        if (Object.keys(errors).length > 0) throw new InvalidValues(errors);
        return saveEventDetails(place, { ...body, version: Number(version) });
      },
      errorsOf: serverErrors,
      onSaved: () => {
        toast('success', t('saved'));
        router.refresh();
      },
    },
    first,
  );
  const { errors } = editing;
  return {
    ...editing,
    disabled,
    errorOf: (field) => {
      const error = text.field(errors[field]);
      return error === undefined ? {} : { error };
    },
  };
}
