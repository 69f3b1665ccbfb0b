'use client';

import { useTranslations } from 'next-intl';
import { ApiError } from '@/lib/client/api-error';
import { ERROR_STATUS, type ErrorCode } from '@/lib/kernel/error-codes';
import { isFieldErrorCode } from './field-code';

interface ErrorTexts {
  /** An error code → its text; other messages pass unchanged. */
  field: (message: string | undefined) => string | undefined;
  /** A failed call → a message for the user. */
  call: (error: unknown) => string;
}

function isErrorCode(code: string): code is ErrorCode {
  return code in ERROR_STATUS;
}

/** Error codes → texts in the page's language. The page's provider needs the namespaces `errors` and `forms`. */
export function useErrorText(): ErrorTexts {
  const errors = useTranslations('errors');
  const forms = useTranslations('forms');
  return {
    field: (message) => (isFieldErrorCode(message) ? errors(`field.${message}`) : message),
    call: (error) => {
      // Any other error while offline is a script that could not be loaded.
      if (!(error instanceof ApiError)) return navigator.onLine ? errors('internal') : forms('sendFailed');
      if (error.code === 'network') return forms('sendFailed');
      const said = isErrorCode(error.code) ? errors(error.code) : error.message;
      const { retryAfter: seconds } = error;
      return seconds && seconds > 0 ? `${said}. ${forms('retryAfter', { seconds })}` : said;
    },
  };
}
