import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { locale, none } from '@/lib/contract/primitives';
import { ROLES } from '@/lib/permissions/roles';
import { line, linkToken } from './account-email';
import { newPassword } from './new-password';
import { acceptInvitationCall, readInvitationCall } from './paths';

/** Who asks whom to join what. */
const invitation = z.object({
  /** Null for the platform's own people. */
  company: z.string().nullable(),
  inviter: z.string(),
  email: z.string(),
  /** As the inviter calls them, to begin with; may be empty. */
  name: z.string(),
  role: z.enum(ROLES),
  note: z.string(),
});
export type Invitation = z.output<typeof invitation>;

const TOKEN = 'q6Yk0cB1m8m7u2rXo3fJ5sT9vW4zA-eN_hLpD7gK1iQ';

/** The token is in the body, so that no log of addresses holds it. D42-1. */
export const readInvitation = route({
  id: 'account.read-invitation',
  ...readInvitationCall,
  summary: 'What the link of an invitation to an account is for; uses nothing up',
  access: 'public',
  params: none,
  query: none,
  body: z.object({ token: linkToken }),
  response: invitation,
  errors: ['gone', 'rate_limited'],
  example: {
    request: { token: TOKEN },
    response: {
      company: 'Fjord & Fern Coffee',
      inviter: 'Isla Bracken',
      email: 'rowan@fjord-fern.example',
      name: '',
      role: 'customer_service',
      note: '',
    },
  },
});

export const joinForm = z.object({ name: line(120), password: newPassword });

/** Makes the account, once; whoever has the link can read the inbox, so the address is confirmed. D42-1. */
export const acceptInvitation = route({
  id: 'account.accept-invitation',
  ...acceptInvitationCall,
  summary: 'Follow an invitation: choose name and password',
  access: 'public',
  params: none,
  query: none,
  body: joinForm.extend({ token: linkToken, lang: locale.default('en') }),
  response: z.object({ email: z.string() }),
  errors: ['gone', 'rate_limited', 'unavailable'],
  example: {
    request: { token: TOKEN, name: 'Rowan Hale', password: 'another long pass phrase', lang: 'en' },
    response: { email: 'rowan@fjord-fern.example' },
  },
});
