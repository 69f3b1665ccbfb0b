import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import { linkToken, mailRequest, received } from './account-email';
import { resendVerificationCall, verifyEmailCall } from './paths';

/** The address of the link, prefilled in the following login. */
export const linkFollowed = z.object({ email: z.string() });

/**
 * What the link did: confirmed the account's address, confirmed one of the two sides of another address (`email` says
 * which address still has to), or changed it.
 */
const emailConfirmed = linkFollowed.extend({ outcome: z.enum(['confirmed', 'one_more', 'changed']) });
export type EmailConfirmed = z.output<typeof emailConfirmed>;

/** A separate write, not done by opening the link's page: mail scanners that prefetch links do not use it up. */
export const verifyEmail = route({
  id: 'account.verify-email',
  ...verifyEmailCall,
  summary: 'Confirm an e-mail address by its mailed link',
  access: 'public',
  params: none,
  query: none,
  body: z.object({ token: linkToken }),
  response: emailConfirmed,
  errors: ['gone', 'rate_limited'],
  example: {
    request: { token: 'q6Yk0cB1m8m7u2rXo3fJ5sT9vW4zA-eN_hLpD7gK1iQ' },
    response: { email: 'ada@harbour-lights.example', outcome: 'confirmed' },
  },
});

export const resendVerification = route({
  id: 'account.resend-verification',
  ...resendVerificationCall,
  summary: 'Mail the link that confirms an address once more; the answer is the same for every address',
  access: 'public',
  params: none,
  query: none,
  body: mailRequest,
  response: received,
  errors: ['rate_limited'],
  example: {
    request: { email: 'ada@harbour-lights.example', lang: 'en' },
    response: { received: true },
  },
});
