import {
  resendVerification as resendContract,
  verifyEmail as verifyContract,
} from '@/lib/contracts/account/verify-email';
import { askMail } from '@/lib/services/account/ask-mail';
import { verifyEmail } from '@/lib/services/account/verify-email';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const verifyEmailHandler = defineHandler(verifyContract, ({ body, visitor }) =>
  verifyEmail(body.token, visitor),
);

export const resendVerificationHandler = defineHandler(resendContract, ({ body, visitor }) =>
  askMail({ ...body, kind: 'verify_email', visitor }),
);
