import { readUser } from '@/lib/modules/accounts/contract/user';
import { defineHandler } from '@/lib/tenant-api/define-handler';
import { presentUser } from './present-user';

export const userHandler = defineHandler(readUser, ({ user }) => Promise.resolve(presentUser(user)));
