'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useErrorText } from '@/components/form/use-error-text';
import { toast } from '@/components/ui/toast';
import { browserCall } from '@/lib/client/browser';
import type { restoreEvent } from '@/lib/modules/events/contract/delete-event';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import { restoreEventCall } from '@/lib/modules/events/contract/paths';

type Restored = Pick<EventSummary, 'tenant_id' | 'slug'>;

/** Brings a deleted event back as a draft. Rejects with an ApiError. */
export async function restore({ tenant_id: tenant, slug }: Restored): Promise<void> {
  await browserCall<typeof restoreEvent>(restoreEventCall, { params: { tenant, slug } });
}

/** The same with the page's news of it, and the list loaded again. */
export function useRestore(): (event: EventSummary) => Promise<void> {
  const t = useTranslations('events');
  const error = useErrorText();
  const router = useRouter();
  return async (event) => {
    try {
      await restore(event);
      toast('success', t('restore.done', { name: event.name }));
      router.refresh();
    } catch (failure) {
      toast('error', error.call(failure));
    }
  };
}
