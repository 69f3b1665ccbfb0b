'use client';

import { useTranslations } from 'next-intl';
import { ApiError } from '@/lib/client/api-error';
import { ERROR_STATUS, type ErrorCode } from '@/lib/kernel/error-codes';
import { isFieldErrorCode } from './field-code';

interface ErrorTexts {
  /** A field's code → its text; any other words as they are. */
  field: (message: string | undefined) => string | undefined;
  /** What a failed call means to the person. */
  call: (error: unknown) => string;
}

function isErrorCode(code: string): code is ErrorCode {
  return code in ERROR_STATUS;
}

/** Codes → texts in the page's language. The page's provider needs the namespaces `errors` and `forms`. */
export function useErrorText(): ErrorTexts {
  const errors = useTranslations('errors');
  const forms = useTranslations('forms');
  return {
    field: (message) => (isFieldErrorCode(message) ? errors(`field.${message}`) : message),
    call: (error) => {
      // What else fails without a network is code that could not be fetched.
      if (!(error instanceof ApiError)) return navigator.onLine ? errors('internal') : forms('sendFailed');
      if (error.code === 'network') return forms('sendFailed');
      const said = isErrorCode(error.code) ? errors(error.code) : error.message;
      const { retryAfter: seconds } = error;
      return seconds && seconds > 0 ? `${said}. ${forms('retryAfter', { seconds })}` : said;
    },
  };
}
