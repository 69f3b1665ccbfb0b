import { z } from 'zod';
import { none } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { broadcastingUserCall } from './paths';

/** Signs a live connection in as the person logged in, so that it can be closed when their session ends. D42-12. */
export const broadcastingUser = route({
  id: 'realtime.broadcasting-user',
  ...broadcastingUserCall,
  summary: 'Sign a real-time connection in as the person logged in',
  access: 'user',
  params: none,
  query: none,
  body: z.object({
    socket_id: z
      .string()
      .regex(/^\d+\.\d+$/)
      .max(64),
  }),
  bodyKind: 'json-or-multipart',
  response: z.object({ auth: z.string(), user_data: z.string() }),
  example: {
    request: { socket_id: '123.456' },
    response: { auth: 'key:9f2c', user_data: '{"id":"usr_01hzy3v7k2m4n6p8q0r1"}' },
  },
});
