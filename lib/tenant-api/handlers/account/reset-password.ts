import {
  forgotPassword as forgotContract,
  resetPassword as resetContract,
} from '@/lib/contracts/account/reset-password';
import { askMail } from '@/lib/services/account/ask-mail';
import { resetPassword } from '@/lib/services/account/reset-password';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const forgotPasswordHandler = defineHandler(forgotContract, ({ body, visitor }) =>
  askMail({ ...body, kind: 'reset_password', visitor }),
);

export const resetPasswordHandler = defineHandler(resetContract, ({ body, visitor }) =>
  resetPassword(body, visitor),
);
