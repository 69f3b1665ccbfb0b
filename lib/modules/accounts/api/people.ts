import * as contract from '@/lib/modules/accounts/contract/people';
import * as change from '@/lib/modules/accounts/service/people/change-person';
import * as invite from '@/lib/modules/accounts/service/people/invite-person';
import { listPeople } from '@/lib/modules/accounts/service/people/list-people';
import { clientTeam, staffTeam } from '@/lib/modules/accounts/service/people/team';
import { defineHandler } from '@/lib/tenant-api/define-handler';

/** A client's own people. */
const OF_CLIENT = [
  defineHandler(contract.listPeople.ofClient, ({ tenant, user, query }) =>
    listPeople(clientTeam(tenant, user.id), query),
  ),
  defineHandler(contract.invitePerson.ofClient, ({ tenant, user, body, visitor }) =>
    invite.invitePerson(clientTeam(tenant, user.id), body, visitor),
  ),
  defineHandler(contract.resendInvitation.ofClient, ({ tenant, user, params, visitor }) =>
    invite.resendInvitation(clientTeam(tenant, user.id), params.person, visitor),
  ),
  defineHandler(contract.withdrawInvitation.ofClient, ({ tenant, user, params }) =>
    invite.withdrawInvitation(clientTeam(tenant, user.id), params.person),
  ),
  defineHandler(contract.changeRole.ofClient, ({ tenant, user, params, body }) =>
    change.changeRole(clientTeam(tenant, user.id), params.person, body),
  ),
  defineHandler(contract.disablePerson.ofClient, ({ tenant, user, params }) =>
    change.disablePerson(clientTeam(tenant, user.id), params.person),
  ),
  defineHandler(contract.enablePerson.ofClient, ({ tenant, user, params }) =>
    change.enablePerson(clientTeam(tenant, user.id), params.person),
  ),
  defineHandler(contract.endPersonSessions.ofClient, ({ tenant, user, params }) =>
    change.endPersonSessions(clientTeam(tenant, user.id), params.person),
  ),
  defineHandler(contract.resetTwoFactor.ofClient, ({ tenant, user, params }) =>
    change.resetTwoFactor(clientTeam(tenant, user.id), params.person),
  ),
  defineHandler(contract.removePerson.ofClient, ({ tenant, user, params, body }) =>
    change.removePerson(clientTeam(tenant, user.id), params.person, body.name),
  ),
  defineHandler(contract.restorePerson.ofClient, ({ tenant, user, params }) =>
    change.restorePerson(clientTeam(tenant, user.id), params.person),
  ),
];

/** The platform's own people. */
const OF_STAFF = [
  defineHandler(contract.listPeople.ofStaff, ({ user, query }) => listPeople(staffTeam(user.id), query)),
  defineHandler(contract.invitePerson.ofStaff, ({ user, body, visitor }) =>
    invite.invitePerson(staffTeam(user.id), body, visitor),
  ),
  defineHandler(contract.resendInvitation.ofStaff, ({ user, params, visitor }) =>
    invite.resendInvitation(staffTeam(user.id), params.person, visitor),
  ),
  defineHandler(contract.withdrawInvitation.ofStaff, ({ user, params }) =>
    invite.withdrawInvitation(staffTeam(user.id), params.person),
  ),
  defineHandler(contract.changeRole.ofStaff, ({ user, params, body }) =>
    change.changeRole(staffTeam(user.id), params.person, body),
  ),
  defineHandler(contract.disablePerson.ofStaff, ({ user, params }) =>
    change.disablePerson(staffTeam(user.id), params.person),
  ),
  defineHandler(contract.enablePerson.ofStaff, ({ user, params }) =>
    change.enablePerson(staffTeam(user.id), params.person),
  ),
  defineHandler(contract.endPersonSessions.ofStaff, ({ user, params }) =>
    change.endPersonSessions(staffTeam(user.id), params.person),
  ),
  defineHandler(contract.resetTwoFactor.ofStaff, ({ user, params }) =>
    change.resetTwoFactor(staffTeam(user.id), params.person),
  ),
  defineHandler(contract.removePerson.ofStaff, ({ user, params, body }) =>
    change.removePerson(staffTeam(user.id), params.person, body.name),
  ),
  defineHandler(contract.restorePerson.ofStaff, ({ user, params }) =>
    change.restorePerson(staffTeam(user.id), params.person),
  ),
];

export const peopleHandlers = [...OF_CLIENT, ...OF_STAFF];
