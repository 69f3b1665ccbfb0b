'use client';

import { useTranslations } from 'next-intl';
import { SearchCombobox } from '@/components/admin/field/search-combobox';
import { browserCall } from '@/lib/client/browser';
import type { listEvents } from '@/lib/modules/events/contract/list-events';
import { listEventsCall } from '@/lib/modules/events/contract/paths';

const SHOWN = 20;

/** An event by its address and name. */
export interface MailEvent {
  slug: string;
  name: string;
}

interface EventChooserProps {
  tenant: string;
  value: MailEvent | null;
  onChange: (event: MailEvent | null) => void;
}

/** Whose mail is shown and written: one event's, or any's. S2.2-127. */
export function EventChooser({ tenant, value, onChange }: EventChooserProps) {
  const t = useTranslations('mailsPage.words');
  const load = async (search: string, signal: AbortSignal) => {
    const query = { limit: SHOWN, ...(search === '' ? {} : { search: search.slice(0, 120) }) };
    const input = { params: { tenant }, query, signal, progress: false };
    const { events } = await browserCall<typeof listEvents>(listEventsCall, input);
    return events.map(({ slug, name }) => ({ value: slug, label: name, detail: `/${slug}` }));
  };
  return (
    <SearchCombobox
      label={t('event')}
      hint={t('eventHint')}
      value={value && { value: value.slug, label: value.name }}
      load={load}
      onChange={(option) => onChange(option && { slug: option.value, name: option.label })}
      className="basis-full"
    />
  );
}
