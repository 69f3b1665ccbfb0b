import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import { logoutCall } from './paths';

export const logout = route({
  id: 'auth.logout',
  ...logoutCall,
  summary: 'Revoke the token of this session',
  access: 'user',
  beforeTwoFactor: true,
  params: none,
  query: none,
  response: z.object({ logged_out: z.literal(true) }),
  example: { response: { logged_out: true } },
});
