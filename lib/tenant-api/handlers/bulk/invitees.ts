import { removeInvitee, resendInvitation } from '@/lib/contracts/bulk/change-invitee';
import { invitePeople } from '@/lib/contracts/bulk/invite-people';
import { listInvitees } from '@/lib/contracts/bulk/list-invitees';
import { readSizes } from '@/lib/contracts/bulk/read-sizes';
import { invitePeople as invite } from '@/lib/services/bulk/invite-people';
import { listInvitees as list } from '@/lib/services/bulk/list-invitees';
import { readSizes as read } from '@/lib/services/bulk/read-sizes';
import { removeInvitee as remove } from '@/lib/services/bulk/remove-invitee';
import { resendInvitation as resend } from '@/lib/services/bulk/resend-invitation';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const invitePeopleHandler = defineHandler(invitePeople, ({ tenant, params, body }) =>
  invite(tenant, params.slug, body.invitees),
);

export const listInviteesHandler = defineHandler(listInvitees, ({ tenant, user, params, query }) =>
  list(tenant, user, params.slug, query),
);

export const resendInvitationHandler = defineHandler(resendInvitation, ({ tenant, user, params }) =>
  resend(tenant, user, { slug: params.slug, inviteeId: params.invitee }),
);

export const removeInviteeHandler = defineHandler(removeInvitee, ({ tenant, params }) =>
  remove(tenant, { slug: params.slug, inviteeId: params.invitee }),
);

export const readSizesHandler = defineHandler(readSizes, ({ tenant, params }) => read(tenant, params.slug));
