import type { Invitee } from '@/lib/modules/size-collection/contract/invitee';
import type { InviteeListRow } from '@/lib/modules/size-collection/data/list-invitees';
import { can } from '@/lib/permissions/permissions';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { invitePath } from './invite-link';
import { presentAnswer } from './present-answer';

/** The event an invitee belongs to, and the user who reads it. */
export interface InviteeView {
  tenantId: string;
  slug: string;
  viewer: SessionUser;
}

/**
 * An invitee as users of the tenant see it. The invitee's link lets its holder answer, so only users who may invite see
 * it.
 */
export function presentInvitee({ tenantId, slug, viewer }: InviteeView, row: InviteeListRow): Invitee {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    invited_at: new Date(row.createdAt).toISOString(),
    mail: {
      asked_at: new Date(row.mailAskedAt).toISOString(),
      state: row.mailsStopped ? 'stopped' : row.mailsWaiting ? 'waiting' : 'sent',
    },
    link: can(viewer, 'events.update') ? invitePath(slug, { tenantId, inviteeId: row.id }) : null,
    answer: presentAnswer(row),
  };
}
