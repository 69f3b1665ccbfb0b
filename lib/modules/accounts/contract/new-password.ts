import { z } from 'zod';
import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { isCommonPassword, PASSWORD_MAX, PASSWORD_MIN } from '@/lib/modules/accounts/rules/password-rules';

const COMMON: FieldErrorCode = 'password_common';

/** A new password: long enough, and not one of the most common. */
export const newPassword = z
  .string()
  // An empty field is not a password that is too short.
  .min(1, { abort: true })
  .min(PASSWORD_MIN)
  .max(PASSWORD_MAX)
  .refine((password) => !isCommonPassword(password), { params: { code: COMMON } })
  .meta({ description: `At least ${PASSWORD_MIN} characters, not the address, none of the commonest` });
