import { addClientNote as noteContract } from '@/lib/modules/tenants/contract/add-client-note';
import {
  closeClient as closeContract,
  readClosing as closingContract,
  reopenClient as reopenContract,
} from '@/lib/modules/tenants/contract/close-client';
import { createClient as createContract } from '@/lib/modules/tenants/contract/create-client';
import { inviteAdmin as inviteContract } from '@/lib/modules/tenants/contract/invite-admin';
import { listClients as listContract } from '@/lib/modules/tenants/contract/list-clients';
import { lockClient, unlockClient } from '@/lib/modules/tenants/contract/lock-client';
import {
  endOpening as endContract,
  openClient as openContract,
} from '@/lib/modules/tenants/contract/open-client';
import { readClient as readContract } from '@/lib/modules/tenants/contract/read-client';
import { verifyClient as verifyContract } from '@/lib/modules/tenants/contract/verify-client';
import { addClientNote } from '@/lib/modules/tenants/service/add-client-note';
import { closeClient } from '@/lib/modules/tenants/service/closing/close-client';
import { readClosing } from '@/lib/modules/tenants/service/closing/read-closing';
import { reopenClient } from '@/lib/modules/tenants/service/closing/reopen-client';
import { createClient } from '@/lib/modules/tenants/service/create-client';
import { inviteAdmin } from '@/lib/modules/tenants/service/invite-admin';
import { listClients } from '@/lib/modules/tenants/service/list-clients';
import { endClientOpening, openClient } from '@/lib/modules/tenants/service/open-client';
import { readClient } from '@/lib/modules/tenants/service/read-client';
import { setClientLock } from '@/lib/modules/tenants/service/set-client-lock';
import { verifyClient } from '@/lib/modules/tenants/service/verify-client';
import { can } from '@/lib/permissions/permissions';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const listClientsHandler = defineHandler(listContract, ({ user, query, requestId }) =>
  listClients({ staffId: user.id, requestId }, query),
);

export const readClientHandler = defineHandler(readContract, ({ user, params, requestId }) =>
  readClient({ staffId: user.id, requestId }, params.tenant, can(user, 'ledger.read_rows')),
);

export const verifyClientHandler = defineHandler(verifyContract, ({ user, params, body, requestId }) =>
  verifyClient({ tenantId: params.tenant, actor: 'staff', userId: user.id, requestId }, body.name),
);

export const createClientHandler = defineHandler(createContract, ({ user, body, visitor, requestId }) =>
  createClient({ staffId: user.id, requestId }, body, visitor),
);

export const inviteAdminHandler = defineHandler(
  inviteContract,
  ({ user, params, body, visitor, requestId }) =>
    inviteAdmin({ tenantId: params.tenant, actor: 'staff', userId: user.id, requestId }, body, visitor),
);

const staffOn = (tenantId: string, userId: string, requestId: string) => ({
  tenantId,
  actor: 'staff' as const,
  userId,
  requestId,
});

export const lockClientHandler = defineHandler(lockClient, ({ user, params, body, requestId }) =>
  setClientLock(staffOn(params.tenant, user.id, requestId), { locked: true, ...body }),
);

export const unlockClientHandler = defineHandler(unlockClient, ({ user, params, body, requestId }) =>
  setClientLock(staffOn(params.tenant, user.id, requestId), { locked: false, ...body }),
);

export const addClientNoteHandler = defineHandler(noteContract, ({ user, params, body, requestId }) =>
  addClientNote({ staffId: user.id, requestId }, params.tenant, body),
);

export const openClientHandler = defineHandler(openContract, ({ user, params, body, requestId }) =>
  openClient(staffOn(params.tenant, user.id, requestId), { ...body, sessionId: user.sessionId }),
);

export const endOpeningHandler = defineHandler(endContract, ({ user, params, requestId }) =>
  endClientOpening(staffOn(params.tenant, user.id, requestId)),
);

export const readClosingHandler = defineHandler(closingContract, ({ user, params, requestId }) =>
  readClosing(staffOn(params.tenant, user.id, requestId)),
);

export const closeClientHandler = defineHandler(closeContract, ({ user, params, body, requestId }) =>
  closeClient(staffOn(params.tenant, user.id, requestId), body),
);

export const reopenClientHandler = defineHandler(reopenContract, ({ user, params, body, requestId }) =>
  reopenClient(staffOn(params.tenant, user.id, requestId), body),
);
