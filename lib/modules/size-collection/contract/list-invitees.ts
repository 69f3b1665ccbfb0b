import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { eventParams, text } from '@/lib/contract/primitives';
import { invitee, inviteeExample } from './invitee';
import { listInviteesCall } from './paths';

/** D28-1: cursor, limit ≤ 100, allow-listed sort and filters. */
const inviteeListQuery = z.object({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  sort: z.enum(['invited_at', '-invited_at', 'answered_at', '-answered_at']).default('-invited_at'),
  state: z.enum(['answered', 'unanswered']).optional(),
  /** Part of a name or e-mail. */
  search: text(100).optional(),
});
export type InviteeListQuery = z.output<typeof inviteeListQuery>;

export const inviteePage = z.object({
  invitees: z.array(invitee),
  next_cursor: z.string().nullable(),
  total: z.number().int(),
});

export const listInvitees = route({
  id: 'bulk.list-invitees',
  ...listInviteesCall,
  summary: 'Who has been asked for a size, and what they answered',
  access: 'tenant',
  permission: 'orders.read',
  params: eventParams,
  query: inviteeListQuery,
  response: inviteePage,
  example: {
    params: { tenant: 'ten_lumen', slug: 'lumen-offsite' },
    response: { invitees: [inviteeExample], next_cursor: null, total: 1 },
  },
});
