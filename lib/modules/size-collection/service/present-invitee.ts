import type { Invitee } from '@/lib/modules/size-collection/contract/invitee';
import type { InviteeListRow } from '@/lib/modules/size-collection/data/list-invitees';
import { can } from '@/lib/permissions/permissions';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { invitePath } from './invite-link';
import { presentAnswer } from './present-answer';

/** Where an invitee was found, and who looks. */
export interface InviteeView {
  tenantId: string;
  slug: string;
  viewer: SessionUser;
}

/** An invitee as the client's people see them; their link, which answers in their name, only who may invite. */
export function presentInvitee({ tenantId, slug, viewer }: InviteeView, row: InviteeListRow): Invitee {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    invited_at: new Date(row.createdAt).toISOString(),
    mail: {
      asked_at: new Date(row.mailAskedAt).toISOString(),
      state: row.mailsWaiting ? 'waiting' : 'sent',
    },
    link: can(viewer, 'events.update') ? invitePath(slug, { tenantId, inviteeId: row.id }) : null,
    answer: presentAnswer(row),
  };
}
