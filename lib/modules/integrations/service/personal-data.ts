import type { PersonalDataPart } from '@/lib/db/personal-data';
import { withTenant } from '@/lib/db/with-tenant';
import { blankResponses } from '@/lib/modules/integrations/data/personal-data';

/**
 * The answers that the log of webhooks keeps: events name orders by id alone, but a client's own server may answer with whoever
 * ordered. What is cleared by age needs none of this: the log is kept for thirty days. D46-9.
 */
export const integrationsPersonalData: PersonalDataPart = {
  name: 'webhook_answers',
  columns: ['webhook_attempts.response'],
  // Copies: the person is found where the client's own server had them from.
  find: async () => [],
  async erase(context, { tenantId, email, orderIds, words }) {
    if (email === null) return 0;
    return withTenant(context, (tx) => blankResponses(tx, { tenantId, orderIds, words: [email, ...words] }));
  },
};
