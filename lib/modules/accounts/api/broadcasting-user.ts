import { broadcastingUser } from '@/lib/modules/accounts/contract/broadcasting-user';
import { signIn } from '@/lib/realtime';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const broadcastingUserHandler = defineHandler(broadcastingUser, ({ user, body }) =>
  Promise.resolve(signIn(body.socket_id, user.id)),
);
