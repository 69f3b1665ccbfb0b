import {
  forgotPassword as forgotContract,
  resetPassword as resetContract,
} from '@/lib/modules/accounts/contract/reset-password';
import { askMail } from '@/lib/modules/accounts/service/ask-mail';
import { resetPassword } from '@/lib/modules/accounts/service/reset-password';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const forgotPasswordHandler = defineHandler(forgotContract, ({ body, visitor }) =>
  askMail({ ...body, kind: 'reset_password', visitor }),
);

export const resetPasswordHandler = defineHandler(resetContract, ({ body, visitor }) =>
  resetPassword(body, visitor),
);
