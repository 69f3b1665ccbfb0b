import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { instantText, none } from '@/lib/contract/primitives';
import { readUserCall } from './paths';

/** S3.8. */
export const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  tenant_id: z.string().nullable(),
  superadmin: z.union([z.literal(0), z.literal(1)]),
  role: z.enum(['admin', 'account_manager', 'customer_service']),
  /** What may be done on top of the role's own: verbs that an admin has granted staff of customer service. */
  grants: z.array(z.string()),
  /** Whether logins ask for a second factor; `missing`: they must, and only its set-up is open. */
  two_factor: z.enum(['on', 'off', 'missing']),
  /** Of staff: the client that they have open for changes in this session. D43-2. */
  opening: z.object({ tenant_id: z.string(), client: z.string(), ends_at: instantText }).nullable(),
  shopify_user: z.boolean(),
  lang: z.string().nullable(),
  email_verified: z.boolean(),
});
export type User = z.output<typeof user>;

export const userExample: User = {
  id: 'usr_fjord_admin',
  name: 'Freya Lund',
  email: 'admin@fjord-fern.example',
  tenant_id: 'ten_fjord',
  superadmin: 0,
  role: 'admin',
  grants: [],
  two_factor: 'off',
  opening: null,
  shopify_user: false,
  lang: 'en',
  email_verified: true,
};

export const readUser = route({
  id: 'auth.user',
  ...readUserCall,
  summary: 'Who is logged in',
  access: 'user',
  beforeTwoFactor: true,
  params: none,
  query: none,
  response: user,
  example: { response: userExample },
});
