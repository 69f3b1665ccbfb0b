import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import { csrfCookieCall } from './paths';

/** D21-3: the token goes into the X-CSRF-Token header of cookie-authenticated writes. */
export const csrfCookie = route({
  id: 'auth.csrf-cookie',
  ...csrfCookieCall,
  summary: 'Sets the CSRF cookie and answers its token',
  access: 'public',
  params: none,
  query: none,
  response: z.object({ csrf_token: z.string() }),
  example: { response: { csrf_token: 'Vv8q.6d1f' } },
});
