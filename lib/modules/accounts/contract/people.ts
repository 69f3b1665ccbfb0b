import { z } from 'zod';
import type { CallPath } from '@/lib/contract/call-path';
import { route } from '@/lib/contract/route';
import type { ErrorCode } from '@/lib/kernel/error-codes';
import type { Permission } from '@/lib/permissions/permissions';
import { instantText, locale, none, tenantParams, text } from '@/lib/contract/primitives';
import { ROLES } from '@/lib/permissions/roles';
import { accountEmail } from './account-email';
import * as paths from './paths';

/** `invited`, `expired`: an invitation that is open, or whose link is too old; the others are accounts. */
export const PERSON_STATES = ['active', 'invited', 'expired', 'disabled', 'removed'] as const;
const PEOPLE_SORTS = ['-created_at', 'created_at'] as const;

const person = z.object({
  /** `usr_…` of an account, `uin_…` of an invitation. */
  id: z.string(),
  state: z.enum(PERSON_STATES),
  /** Empty for an invitation. */
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** The person who asks. */
  self: z.boolean(),
  /** Whether their logins ask for a second factor. */
  two_factor: z.boolean(),
  created_at: instantText,
  last_seen_at: instantText.nullable(),
  /** Of an invitation: until when its link works. Of a removed person: until when they can be restored. */
  until: instantText.nullable(),
});
export type Person = z.output<typeof person>;

const peopleQuery = z.object({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  /** Part of a name or an address. */
  search: text(120).optional(),
  role: z.enum(ROLES).optional(),
  /** Default: all but the removed. */
  state: z.enum(PERSON_STATES).optional(),
  sort: z.enum(PEOPLE_SORTS).default('-created_at'),
});
export type PeopleQuery = z.output<typeof peopleQuery>;

const peoplePage = z.object({ people: z.array(person), next_cursor: z.string().nullable() });
export type PeoplePage = z.output<typeof peoplePage>;

const NOTE_LENGTH = 500;

/** The form of an invitation. */
export const invitationForm = z.object({
  email: accountEmail,
  role: z.enum(ROLES),
  note: text(NOTE_LENGTH).default(''),
  lang: locale.default('en'),
});
export type InvitationForm = z.output<typeof invitationForm>;

const personId = z.string().regex(/^(usr|uin)_[0-9a-z_]{1,60}$/);

const example: Person = {
  id: 'usr_fjord_service',
  state: 'active',
  name: 'Orla Finch',
  email: 'service@fjord-fern.example',
  role: 'customer_service',
  self: false,
  two_factor: true,
  created_at: '2026-07-18T09:00:00.000Z',
  last_seen_at: '2026-11-24T09:00:00.000Z',
  until: null,
};
const invited: Person = {
  ...example,
  id: 'uin_7k2m9x4c1v8b3n5q6w0z',
  state: 'invited',
  name: '',
  two_factor: false,
  email: 'rowan@fjord-fern.example',
  last_seen_at: null,
  until: '2026-12-01T09:00:00.000Z',
};

const AT = { tenant: 'ten_fjord' };

/** Parameters of a verb on a team, and on one of its people: of a client, and of the platform. */
const ON_TEAM = { ofClient: tenantParams, ofStaff: none };
const ON_PERSON = {
  ofClient: tenantParams.extend({ person: personId }),
  ofStaff: z.object({ person: personId }),
};

interface Spec<
  ClientParams extends z.ZodObject,
  StaffParams extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Response extends z.ZodType,
> {
  /** The verb: `users.<verb>` of a client, `staff-users.<verb>` of the platform. */
  verb: string;
  on: { ofClient: ClientParams; ofStaff: StaffParams };
  /** The call of a client's people, and the same of the platform's own. */
  calls: readonly [CallPath, CallPath];
  summary: string;
  permission: Permission;
  verifiedOnly?: true;
  query: Query;
  body?: Body;
  response: Response;
  errors?: ErrorCode[];
  example: { person?: string; request?: unknown; response: unknown };
}

/**
 * One verb for two kinds of people: a client's own, by its admins (staff read them and change nothing, D43), and the
 * platform's own, by its admins. S2.2-5, D42.
 */
function pair<
  ClientParams extends z.ZodObject,
  StaffParams extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Response extends z.ZodType,
>({ verb, on, calls, example, ...spec }: Spec<ClientParams, StaffParams, Query, Body, Response>) {
  const { person: id, ...rest } = example;
  const ofOne: Record<string, string> = id === undefined ? {} : { person: id };
  return {
    ofClient: route({
      ...spec,
      ...calls[0],
      id: `users.${verb}`,
      access: 'tenant',
      params: on.ofClient,
      example: { ...rest, params: { ...AT, ...ofOne } },
    }),
    ofStaff: route({
      ...spec,
      ...calls[1],
      id: `staff-users.${verb}`,
      access: 'staff',
      params: on.ofStaff,
      example: { ...rest, params: ofOne },
    }),
  };
}

export const listPeople = pair({
  verb: 'list',
  on: ON_TEAM,
  calls: [paths.listPeopleCall, paths.listStaffCall],
  summary: 'People and open invitations, the newest first',
  permission: 'users.read',
  query: peopleQuery,
  response: peoplePage,
  example: { response: { people: [invited, example], next_cursor: null } },
});

export const invitePerson = pair({
  verb: 'invite',
  on: ON_TEAM,
  calls: [paths.invitePersonCall, paths.inviteStaffCall],
  summary: 'Mail somebody an invitation: a link for seven days and one use',
  permission: 'users.create',
  verifiedOnly: true,
  query: none,
  body: invitationForm,
  response: person,
  errors: ['rate_limited'],
  example: {
    request: { email: 'rowan@fjord-fern.example', role: 'customer_service', note: '', lang: 'en' },
    response: invited,
  },
});

export const resendInvitation = pair({
  verb: 'resend-invitation',
  on: ON_PERSON,
  calls: [paths.resendInvitationCall, paths.resendStaffInvitationCall],
  summary: 'Mail an invitation again with a new link; the old one opens nothing any more',
  permission: 'users.create',
  verifiedOnly: true,
  query: none,
  response: person,
  errors: ['gone', 'rate_limited'],
  example: { person: invited.id, response: invited },
});

export const withdrawInvitation = pair({
  verb: 'withdraw-invitation',
  on: ON_PERSON,
  calls: [paths.withdrawInvitationCall, paths.withdrawStaffInvitationCall],
  summary: 'Take an invitation back; its link opens nothing any more',
  permission: 'users.create',
  query: none,
  response: z.object({ id: z.string() }),
  errors: ['gone'],
  example: { person: invited.id, response: { id: invited.id } },
});

/** `seen`: the role that whoever asks has seen; `conflict` where somebody else has given another meanwhile. D42-17. */
export const changeRole = pair({
  verb: 'change-role',
  on: ON_PERSON,
  calls: [paths.changeRoleCall, paths.changeStaffRoleCall],
  summary: 'Give somebody another role; ends their sessions',
  permission: 'users.update',
  query: none,
  body: z.object({ role: z.enum(ROLES), seen: z.enum(ROLES) }),
  response: person,
  errors: ['last_admin', 'own_account', 'gone', 'conflict'],
  example: {
    person: example.id,
    request: { role: 'admin', seen: 'customer_service' },
    response: { ...example, role: 'admin' },
  },
});

export const disablePerson = pair({
  verb: 'disable',
  on: ON_PERSON,
  calls: [paths.disablePersonCall, paths.disableStaffCall],
  summary: 'Keep somebody from logging in; ends their sessions',
  permission: 'users.update',
  query: none,
  response: person,
  errors: ['last_admin', 'own_account', 'gone'],
  example: { person: example.id, response: { ...example, state: 'disabled' } },
});

export const enablePerson = pair({
  verb: 'enable',
  on: ON_PERSON,
  calls: [paths.enablePersonCall, paths.enableStaffCall],
  summary: 'Let somebody log in again',
  permission: 'users.update',
  query: none,
  response: person,
  errors: ['gone'],
  example: { person: example.id, response: example },
});

export const endPersonSessions = pair({
  verb: 'end-sessions',
  on: ON_PERSON,
  calls: [paths.endPersonSessionsCall, paths.endStaffSessionsCall],
  summary: 'End every session of a person',
  permission: 'users.update',
  query: none,
  response: person,
  errors: ['own_account', 'gone'],
  example: { person: example.id, response: example },
});

export const resetTwoFactor = pair({
  verb: 'reset-two-factor',
  on: ON_PERSON,
  calls: [paths.resetTwoFactorCall, paths.resetStaffTwoFactorCall],
  summary: 'End the second factor of somebody who has lost it; ends their sessions',
  permission: 'users.update',
  query: none,
  response: person,
  errors: ['own_account', 'gone'],
  example: { person: example.id, response: { ...example, two_factor: false } },
});

export const removePerson = pair({
  verb: 'delete',
  on: ON_PERSON,
  calls: [paths.removePersonCall, paths.removeStaffCall],
  summary: 'Remove somebody, confirmed by name; they can be restored for 30 days',
  permission: 'users.delete',
  query: none,
  body: z.object({ name: text(254) }),
  response: person,
  errors: ['last_admin', 'own_account', 'gone'],
  example: {
    person: example.id,
    request: { name: 'Orla Finch' },
    response: { ...example, state: 'removed', until: '2026-12-24T09:00:00.000Z' },
  },
});

export const restorePerson = pair({
  verb: 'restore',
  on: ON_PERSON,
  calls: [paths.restorePersonCall, paths.restoreStaffCall],
  summary: 'Bring a removed person back, within 30 days',
  permission: 'users.delete',
  query: none,
  response: person,
  errors: ['gone'],
  example: { person: example.id, response: example },
});
