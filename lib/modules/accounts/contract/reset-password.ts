import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import { linkToken, mailRequest, received } from './account-email';
import { newPassword } from './new-password';
import { linkFollowed } from './verify-email';
import { forgotPasswordCall, resetPasswordCall } from './paths';

export const forgotPassword = route({
  id: 'account.forgot-password',
  ...forgotPasswordCall,
  summary: 'Mail a link for a new password; the answer is the same for every address',
  access: 'public',
  params: none,
  query: none,
  body: mailRequest,
  response: received,
  errors: ['rate_limited'],
  example: {
    request: { email: 'admin@fjord-fern.example', lang: 'en' },
    response: { received: true },
  },
});

/** Ends all sessions of the user. D21-5. */
export const resetPassword = route({
  id: 'account.reset-password',
  ...resetPasswordCall,
  summary: 'Choose a new password by a mailed link',
  access: 'public',
  params: none,
  query: none,
  body: z.object({ token: linkToken, password: newPassword }),
  response: linkFollowed,
  errors: ['gone', 'rate_limited', 'unavailable'],
  example: {
    request: { token: 'q6Yk0cB1m8m7u2rXo3fJ5sT9vW4zA-eN_hLpD7gK1iQ', password: 'another long pass phrase' },
    response: { email: 'admin@fjord-fern.example' },
  },
});
