import { z } from 'zod';
import { orderTokenParam } from './order-token';
import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import { broadcastingAuthCall } from './paths';

/** D29-1: `private-tenant.{id}` by session and permission, `private-order.{id}` by the order's signed link. */
export const broadcastingAuth = route({
  id: 'realtime.broadcasting-auth',
  ...broadcastingAuthCall,
  summary: 'Authorise a private channel for the real-time client',
  access: 'linked',
  params: none,
  query: none,
  body: z.object({
    socket_id: z
      .string()
      .regex(/^\d+\.\d+$/)
      .max(64),
    channel_name: z.string().min(1).max(200),
    order_token: orderTokenParam.optional(),
  }),
  bodyKind: 'json-or-multipart',
  response: z.object({ auth: z.string() }),
  example: {
    request: { socket_id: '123.456', channel_name: 'private-tenant.ten_fjord' },
    response: { auth: 'key:9f2c' },
  },
});
