import { readUser } from '@/lib/contracts/auth/user';
import { defineHandler } from '@/lib/tenant-api/define-handler';
import { presentUser } from './present-user';

export const userHandler = defineHandler(readUser, ({ user }) => Promise.resolve(presentUser(user)));
