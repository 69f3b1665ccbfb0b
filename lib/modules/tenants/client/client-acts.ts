import { browserCall } from '@/lib/client/browser';
import type {
  ClientState,
  closeClient as closeBy,
  Closing,
  readClosing as readBy,
  reopenClient as reopenBy,
} from '@/lib/modules/tenants/contract/close-client';
import type { addClientNote as noteBy } from '@/lib/modules/tenants/contract/add-client-note';
import type { ClientLock, lockClient, unlockClient } from '@/lib/modules/tenants/contract/lock-client';
import type {
  ClientOpening,
  endOpening as endBy,
  openClient as openBy,
} from '@/lib/modules/tenants/contract/open-client';
import {
  addClientNoteCall,
  closeClientCall,
  endOpeningCall,
  lockClientCall,
  openClientCall,
  readClosingCall,
  reopenClientCall,
  unlockClientCall,
} from '@/lib/modules/tenants/contract/paths';

/** Writes a note on a client, once for each key. Rejects with an ApiError. */
export async function addClientNote(tenant: string, body: { message: string; key: string }): Promise<void> {
  await browserCall<typeof noteBy>(addClientNoteCall, { params: { tenant }, body });
}

/** Locks a client for its own people, or unlocks it. Rejects with an ApiError. */
export async function turnClientLock(
  tenant: string,
  locked: boolean,
  body: { reason: string },
): Promise<ClientLock> {
  return locked
    ? browserCall<typeof lockClient>(lockClientCall, { params: { tenant }, body })
    : browserCall<typeof unlockClient>(unlockClientCall, { params: { tenant }, body });
}

/** Opens a client for half an hour. Rejects with an ApiError. D43-2. */
export async function openClient(tenant: string, body: { reason: string }): Promise<ClientOpening> {
  return browserCall<typeof openBy>(openClientCall, { params: { tenant }, body });
}

/** Closes a client that was opened. Rejects with an ApiError. D43-2. */
export async function endOpening(tenant: string): Promise<void> {
  await browserCall<typeof endBy>(endOpeningCall, { params: { tenant } });
}

/** What closing a client does, and what stands in its way. Rejects with an ApiError. S2.2-198. */
export async function readClosing(tenant: string): Promise<Closing> {
  return browserCall<typeof readBy>(readClosingCall, { params: { tenant } });
}

/** Closes a client. Rejects with an ApiError, `client_not_done` while something is under way. S2.2-198. */
export async function closeClient(
  tenant: string,
  body: { name: string; reason: string },
): Promise<ClientState> {
  return browserCall<typeof closeBy>(closeClientCall, { params: { tenant }, body });
}

/** Opens a closed client again. Rejects with an ApiError. S2.2-198. */
export async function reopenClient(tenant: string, body: { reason: string }): Promise<ClientState> {
  return browserCall<typeof reopenBy>(reopenClientCall, { params: { tenant }, body });
}
