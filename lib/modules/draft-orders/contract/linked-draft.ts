import { z } from 'zod';
import { amount, instantText, none, slug, tenantId } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { LINKED_STATES } from '@/lib/modules/draft-orders/rules/drafts';
import { draftTokenParam } from './draft-token';
import { readLinkedDraftCall } from './paths';
import { PRICED_EXAMPLE, pricedLines } from './priced-lines';

const linkedDraft = pricedLines.extend({
  tenant_id: tenantId,
  event_slug: slug,
  state: z.enum(LINKED_STATES),
  /** For whom it was composed, to fill in at the checkout; empty unless it can be paid. */
  name: z.string(),
  email: z.string(),
  /** The client's own words. */
  note: z.string(),
  expires_at: instantText,
  /** The total as the mail said it. */
  sent_total: amount,
  /** What it costs now differs from what the mail said. */
  changed: z.boolean(),
});
export type LinkedDraft = z.output<typeof linkedDraft>;

/** S2.2-91. */
export const readLinkedDraft = route({
  id: 'draft-orders.read-linked',
  ...readLinkedDraftCall,
  summary: 'The draft order of a link: its lines at current prices, and whether it can be paid',
  access: 'signed',
  params: z.object({ draftToken: draftTokenParam }),
  query: none,
  response: linkedDraft,
  example: {
    params: { draftToken: 'q3zP0c9X1VbN5QwZ7k2m9x4c1v8b3n5q6w0zAbCdEfGdGVuX2Zqb3JkL29yZF83azJt' },
    response: {
      ...PRICED_EXAMPLE,
      tenant_id: 'ten_fjord',
      event_slug: 'fjord-fern',
      state: 'open',
      name: 'Robin Example',
      email: 'robin@example.com',
      note: 'As we said on the phone.',
      expires_at: '2026-12-12T09:00:00.000Z',
      sent_total: '48.84',
      changed: false,
    },
  },
});
