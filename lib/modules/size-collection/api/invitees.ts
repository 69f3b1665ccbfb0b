import {
  remindInvitees,
  removeInvitee,
  resendInvitation,
} from '@/lib/modules/size-collection/contract/change-invitee';
import { invitePeople } from '@/lib/modules/size-collection/contract/invite-people';
import { listInvitees } from '@/lib/modules/size-collection/contract/list-invitees';
import { readSizes } from '@/lib/modules/size-collection/contract/read-sizes';
import { invitePeople as invite } from '@/lib/modules/size-collection/service/invite-people';
import { listInvitees as list } from '@/lib/modules/size-collection/service/list-invitees';
import { readSizes as read } from '@/lib/modules/size-collection/service/read-sizes';
import { remindInvitees as remind } from '@/lib/modules/size-collection/service/remind-invitees';
import { removeInvitee as remove } from '@/lib/modules/size-collection/service/remove-invitee';
import { resendInvitation as resend } from '@/lib/modules/size-collection/service/resend-invitation';
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

export const remindInviteesHandler = defineHandler(remindInvitees, ({ tenant, params }) =>
  remind(tenant, params.slug),
);

export const removeInviteeHandler = defineHandler(removeInvitee, ({ tenant, params }) =>
  remove(tenant, { slug: params.slug, inviteeId: params.invitee }),
);

export const readSizesHandler = defineHandler(readSizes, ({ tenant, params }) => read(tenant, params.slug));
