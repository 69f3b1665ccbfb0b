import type { Case } from '../case';
import { DEMO_PASSWORD } from '@/scripts/seed/users';
import { at, inPath, narrowed, open, staffOnly, tenants } from '../shapes';

const NO_LINK = 'a'.repeat(43);
const PASSWORD = 'a long pass phrase';
/** An e-mail that already has an account, so that the call creates no tenant. */
const EMAIL = 'admin@fjord-fern.example';
const GONE: [number, string] = [410, 'gone'];

const NO_PERSON = { person: 'usr_nobody' };
const NO_INVITATION = { person: 'uin_nobody' };

/** An act on one of a client's people, and the same on the platform's: the person is nobody, so that nothing changes. */
const onPerson = (verb: string, params: Record<string, string> = NO_PERSON, body?: object) => ({
  [`users.${verb}`]: [
    { ...tenants([at('params.person', 'user')], () => ({ params, ...(body ? { body } : {}) })), good: 404 },
  ],
  [`staff-users.${verb}`]: [staffOnly([at('params.person', 'user')], { params, ...(body ? { body } : {}) })],
});
/** To somebody who is in the team already: refused at its field, so that nothing is sent. */
const TWICE = { email: EMAIL, role: 'admin' };

/** The people of a client and of the platform; `people.test.ts` makes the valid calls. */
const PEOPLE_CASES: Record<string, Case[]> = {
  'users.list': [tenants([narrowed('search', 'email'), narrowed('cursor', 'userCursor')])],
  'staff-users.list': [staffOnly([narrowed('search', 'email'), narrowed('cursor', 'userCursor')])],
  'users.invite': [{ ...tenants([], () => ({ body: TWICE })), good: 422 }],
  'staff-users.invite': [staffOnly([], { body: TWICE })],
  'staff-grants.list': [staffOnly([])],
  'staff-grants.set': [staffOnly([], { params: { permission: 'orders.refund' }, body: { granted: false } })],
  ...onPerson('resend-invitation', NO_INVITATION),
  ...onPerson('withdraw-invitation', NO_INVITATION),
  ...onPerson('change-role', NO_PERSON, { role: 'admin', seen: 'customer_service' }),
  ...onPerson('disable'),
  ...onPerson('enable'),
  ...onPerson('end-sessions'),
  ...onPerson('reset-two-factor'),
  ...onPerson('delete', NO_PERSON, { name: 'Nobody' }),
  ...onPerson('restore'),
};

export const ACCOUNT_CASES: Record<string, Case[]> = {
  'account.register': [
    open({
      body: { company: 'Harbour Choir', name: 'Ada', email: EMAIL, password: PASSWORD, region: 'UK' },
    }),
  ],
  'account.resend-verification': [open({ body: { email: EMAIL } })],
  'account.forgot-password': [open({ body: { email: EMAIL } })],
  'account.verify-email': [
    {
      ...open({ body: { token: NO_LINK } }),
      good: 410,
      slots: [at('body.token', 'resetLink', GONE)],
    },
  ],
  'account.reset-password': [
    {
      ...open({ body: { token: NO_LINK, password: PASSWORD } }),
      good: 410,
      slots: [at('body.token', 'verifyLink', GONE)],
    },
  ],
  'account.read-invitation': [
    { ...open({ body: { token: NO_LINK } }), good: 410, slots: [at('body.token', 'resetLink', GONE)] },
  ],
  'account.accept-invitation': [
    {
      ...open({ body: { token: NO_LINK, name: 'Ada', password: PASSWORD } }),
      good: 410,
      slots: [at('body.token', 'resetLink', GONE)],
    },
  ],
  ...PEOPLE_CASES,
  'account.read-standing': [tenants([])],
  'account.read-own': [open()],
  'account.update-profile': [open({ body: { name: 'Isla Bracken', seen: 'Isla Bracken' } })],
  // A valid one would end the sessions that the other calls are made with; `own-account.test.ts` makes it.
  'account.change-password': [
    { ...open({ body: { current_password: 'not it', password: PASSWORD } }), good: 422 },
  ],
  'account.change-email': [
    { ...open({ body: { email: 'new@fjord-fern.example', password: 'not it' } }), good: 422 },
  ],
  'account.withdraw-email': [open()],
  'account.list-notices': [open()],
  'account.choose-notice': [open({ body: { notice: 'exports', way: 'daily' } })],
  'account.list-sessions': [open()],
  'account.end-session': [
    { ...open({ params: { session: 'ses_nobody' } }), good: 404, slots: inPath('session') },
  ],
  'account.end-other-sessions': [{ ...open(), person: 'manager@fjord-fern.example' }],
  'account.read-two-factor': [open()],
  // Nothing is in use until a code confirms it; `two-factor.test.ts` makes the calls with a right one.
  'account.begin-two-factor': [open({ body: { password: DEMO_PASSWORD } })],
  'account.confirm-two-factor': [{ ...open({ body: { code: '000000' } }), good: 422 }],
  'account.renew-recovery-codes': [{ ...open({ body: { code: '000000' } }), good: 422 }],
  'account.end-two-factor': [{ ...open({ body: { password: DEMO_PASSWORD, code: '000000' } }), good: 422 }],
  'users.read-rules': [tenants([])],
  'users.set-rules': [tenants([], () => ({ body: { two_factor_required: false } }))],
  'company.read': [tenants([])],
  'company.update': [
    tenants([], () => ({
      body: {
        name: 'Fjord & Fern Coffee',
        legal_name: 'Fjord & Fern Coffee Ltd',
        address: '2 Quay Road, Leith',
        company_number: 'SC000000',
        vat_number: 'GB980780684',
        email: 'accounts@fjord-fern.example',
        version: 0,
      },
    })),
  ],
  'clients.list': [staffOnly([narrowed('search', 'person'), narrowed('cursor', 'clientCursor')])],
  'clients.read': [staffOnly(inPath('tenant'), { params: { tenant: 'ten_fjord' } })],
  // To an address that has an account: refused at its field, so that the call makes no client.
  'clients.create': [
    staffOnly([], {
      body: { name: 'Harbour Choir', region: 'UK', admin_name: 'Ada', admin_email: EMAIL },
    }),
  ],
  // Of a client that has an admin: refused, so that nothing is sent.
  'clients.invite-admin': [
    staffOnly(inPath('tenant'), {
      params: { tenant: 'ten_fjord' },
      body: { admin_name: 'Ada', admin_email: EMAIL },
    }),
  ],
  'clients.add-note': [
    staffOnly(inPath('tenant'), { params: { tenant: 'ten_fjord' }, body: { message: 'A note' } }),
  ],
  // Whoever may lock it unlocks it with the next call, so that the others find none locked.
  'clients.lock': [
    staffOnly(inPath('tenant'), { params: { tenant: 'ten_fjord' }, body: { reason: 'Asked' } }),
  ],
  'clients.unlock': [
    staffOnly(inPath('tenant'), { params: { tenant: 'ten_fjord' }, body: { reason: 'Done' } }),
  ],
  'clients.read-closing': [staffOnly(inPath('tenant'), { params: { tenant: 'ten_fjord' } })],
  // It has open orders: refused, so that the other calls find it open.
  'clients.close': [
    staffOnly(inPath('tenant'), {
      params: { tenant: 'ten_fjord' },
      body: { name: 'Fjord & Fern Coffee', reason: 'Asked' },
    }),
  ],
  'clients.reopen': [
    staffOnly(inPath('tenant'), { params: { tenant: 'ten_fjord' }, body: { reason: 'Asked' } }),
  ],
  // Whoever may open it closes it with the next call, so that the other calls find none open.
  'clients.open': [
    staffOnly(inPath('tenant'), { params: { tenant: 'ten_fjord' }, body: { reason: 'Asked' } }),
  ],
  'clients.end-opening': [staffOnly(inPath('tenant'), { params: { tenant: 'ten_fjord' } })],
  'clients.verify': [
    staffOnly(inPath('tenant'), {
      params: { tenant: 'ten_fjord' },
      body: { name: 'Fjord & Fern Coffee' },
    }),
  ],
};
