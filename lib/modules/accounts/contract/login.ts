import { z } from 'zod';
import { emailFrom } from '@/lib/contract/email-from';
import { route } from '@/lib/contract/route';
import { none, requiredText } from '@/lib/contract/primitives';
import { user, userExample } from './user';
import { loginCall } from './paths';

export const loginBody = z.object({
  email: emailFrom(requiredText(254)),
  password: z.string().min(1).max(200),
  /** Of the second factor, where the account has one: the app's, or a recovery code. */
  code: z.string().trim().max(40).optional(),
});

export const login = route({
  id: 'auth.login',
  ...loginCall,
  summary: 'Log in; the token is a Bearer token',
  access: 'public',
  params: none,
  query: none,
  body: loginBody,
  response: z.object({ token: z.string(), user }),
  errors: [
    'bad_credentials',
    'two_factor_needed',
    'two_factor_wrong',
    'account_closed',
    'rate_limited',
    'unavailable',
  ],
  example: {
    request: { email: 'admin@fjord-fern.example', password: 'a long pass phrase' },
    response: { token: 'b3Jk', user: userExample },
  },
});
