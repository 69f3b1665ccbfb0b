import { NextIntlClientProvider } from 'next-intl';
import { OpenFirst } from '@/components/tenants/staff/opening/open-first';
import { pickMessages } from '@/lib/intl/pick-messages';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import { can } from '@/lib/permissions/permissions';
import type { Visit } from '../actor';
import { hasOpened } from '../may-here';

interface OpenFirstNoticeProps {
  visit: Visit;
  event: Pick<EventSummary, 'tenant_id' | 'tenant_name'>;
}

/** The messages of what opens a client. */
export const OPENING_MESSAGES = ['admin.opening', 'adminKit', 'forms', 'errors', 'ui'] as const;

/**
 * On each page of an event that its client's people change: what staff who may open the client do first. Those who may not,
 * customer service, see the page as their role does. D43-12
 */
export async function OpenFirstNotice({
  visit,
  event: { tenant_id: id, tenant_name: name },
}: OpenFirstNoticeProps) {
  if (!visit.isStaff || !can(visit.actor, 'clients.open') || hasOpened(visit, id)) return null;
  return (
    <NextIntlClientProvider messages={await pickMessages(OPENING_MESSAGES)}>
      <OpenFirst client={{ id, name }} purpose="change" />
    </NextIntlClientProvider>
  );
}
