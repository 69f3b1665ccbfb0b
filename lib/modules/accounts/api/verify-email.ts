import {
  resendVerification as resendContract,
  verifyEmail as verifyContract,
} from '@/lib/modules/accounts/contract/verify-email';
import { askMail } from '@/lib/modules/accounts/service/ask-mail';
import { verifyEmail } from '@/lib/modules/accounts/service/verify-email';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const verifyEmailHandler = defineHandler(verifyContract, ({ body, visitor }) =>
  verifyEmail(body.token, visitor),
);

export const resendVerificationHandler = defineHandler(resendContract, ({ body, visitor }) =>
  askMail({ ...body, kind: 'verify_email', visitor }),
);
