import type { z } from 'zod';
import { FIELD_ERROR_CODES, type FieldErrorCode } from '@/lib/kernel/error-codes';

type RawIssue = z.core.$ZodRawIssue;

const FORMAT_CODES: Partial<Record<string, FieldErrorCode>> = { email: 'invalid_email', url: 'bad_url' };

function tooSmall(issue: Extract<RawIssue, { code: 'too_small' }>): FieldErrorCode {
  if (issue.origin === 'string') return issue.minimum === 1 ? 'required' : 'too_short';
  return issue.origin === 'array' ? 'required' : 'too_small';
}

function invalidType(issue: Extract<RawIssue, { code: 'invalid_type' }>): FieldErrorCode {
  if (issue.input === undefined || issue.input === null || issue.input === '') return 'required';
  return issue.expected === 'int' ? 'not_integer' : 'invalid';
}

/** Maps a zod issue to the error code that the tenant API uses for it (D19). */
export function fieldCodeOf(issue: RawIssue): FieldErrorCode {
  switch (issue.code) {
    case 'invalid_type':
      return invalidType(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      if (issue.origin === 'file') return 'file_too_large';
      if (issue.origin === 'array') return 'too_many';
      return issue.origin === 'string' ? 'too_long' : 'too_large';
    case 'invalid_format':
      return issue.input === '' ? 'required' : (FORMAT_CODES[issue.format] ?? 'invalid');
    case 'invalid_value':
      return issue.input === undefined || issue.input === '' ? 'required' : 'invalid';
    case 'custom':
      return isFieldErrorCode(issue.params?.['code']) ? issue.params['code'] : 'invalid';
    default:
      return 'invalid';
  }
}

export function isFieldErrorCode(value: unknown): value is FieldErrorCode {
  return (FIELD_ERROR_CODES as readonly unknown[]).includes(value);
}
