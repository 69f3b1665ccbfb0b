import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { locale, none, tenantParams } from '@/lib/contract/primitives';
import { accountEmail, line } from '@/lib/modules/accounts/contract/account-email';
import { inviteAdminCall } from './paths';

/** Who is to be a client's first administrator. */
export const adminForm = z.object({
  admin_name: line(120),
  admin_email: accountEmail,
  lang: locale.default('en'),
});
export type AdminForm = z.output<typeof adminForm>;

/** S2.2-193: for a client that nobody has joined yet; its former invitation opens nothing any more. */
export const inviteAdmin = route({
  id: 'clients.invite-admin',
  ...inviteAdminCall,
  summary: 'Invite the first administrator of a client again, or somebody else, while it has none',
  access: 'staff',
  permission: 'clients.write',
  params: tenantParams,
  query: none,
  body: adminForm,
  response: z.object({ email: z.string() }),
  errors: ['conflict', 'rate_limited'],
  example: {
    params: { tenant: 'ten_fjord' },
    request: { admin_name: 'Ada Fern', admin_email: 'ada@harbour-lights.example', lang: 'en' },
    response: { email: 'ada@harbour-lights.example' },
  },
});
