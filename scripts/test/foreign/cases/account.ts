import type { Case } from '../case';
import { at, inPath, narrowed, open, staffOnly, tenants } from '../shapes';

const NO_LINK = 'a'.repeat(43);
const PASSWORD = 'a long pass phrase';
/** An e-mail that already has an account, so that the call creates no tenant. */
const EMAIL = 'admin@fjord-fern.example';
const GONE: [number, string] = [410, 'gone'];

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
  'account.read-standing': [tenants([])],
  'clients.list': [staffOnly([narrowed('search', 'person'), narrowed('cursor', 'clientCursor')])],
  'clients.verify': [
    staffOnly(inPath('tenant'), {
      params: { tenant: 'ten_fjord' },
      body: { name: 'Fjord & Fern Coffee' },
    }),
  ],
};
