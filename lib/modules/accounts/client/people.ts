import { browserCall } from '@/lib/client/browser';
import type { CallPath } from '@/lib/contract/call-path';
import type { Role } from '@/lib/permissions/roles';
import type {
  invitePerson as inviteBy,
  InvitationForm,
  Person,
} from '@/lib/modules/accounts/contract/people';
import * as paths from '@/lib/modules/accounts/contract/paths';

/** Whose people: a client's, or the platform's own for null. */
export type Team = string | null;

/** Mails an invitation; rejects with an ApiError, `invalid` with each wrong field. */
export async function invitePerson(team: Team, body: InvitationForm): Promise<Person> {
  return team === null
    ? browserCall<(typeof inviteBy)['ofStaff']>(paths.inviteStaffCall, { body })
    : browserCall<(typeof inviteBy)['ofClient']>(paths.invitePersonCall, { params: { tenant: team }, body });
}

/** What can be done to somebody: the calls of a client's people and of the platform's own. */
const ACTS = {
  resend: [paths.resendInvitationCall, paths.resendStaffInvitationCall],
  withdraw: [paths.withdrawInvitationCall, paths.withdrawStaffInvitationCall],
  role: [paths.changeRoleCall, paths.changeStaffRoleCall],
  disable: [paths.disablePersonCall, paths.disableStaffCall],
  enable: [paths.enablePersonCall, paths.enableStaffCall],
  endSessions: [paths.endPersonSessionsCall, paths.endStaffSessionsCall],
  resetTwoFactor: [paths.resetTwoFactorCall, paths.resetStaffTwoFactorCall],
  remove: [paths.removePersonCall, paths.removeStaffCall],
  restore: [paths.restorePersonCall, paths.restoreStaffCall],
} as const satisfies Record<string, readonly [CallPath, CallPath]>;
export type PersonAct = keyof typeof ACTS;

/** Does it; `body` for a new role and for the name that confirms a removal. Rejects with an ApiError. */
export async function actOnPerson(
  team: Team,
  person: string,
  act: PersonAct,
  body?: { role: Role; seen: Role } | { name: string },
): Promise<void> {
  const [ofClient, ofStaff] = ACTS[act];
  const params: Record<string, string> = team === null ? { person } : { tenant: team, person };
  await browserCall(team === null ? ofStaff : ofClient, { params, ...(body ? { body } : {}) });
}
