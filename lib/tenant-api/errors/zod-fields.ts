import type { z } from 'zod';
import { MOST_FIELDS, type FieldErrors } from '@/lib/kernel/app-error';
import { FIELD_ERROR_CODES, type FieldErrorCode } from '@/lib/kernel/error-codes';

type Issue = z.core.$ZodIssue;

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): FieldErrorCode {
  if (issue.origin === 'string') return issue.minimum === 1 ? 'required' : 'too_short';
  if (issue.origin === 'array') return 'required';
  return 'too_small';
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>): FieldErrorCode {
  if (issue.origin === 'file') return 'file_too_large';
  if (issue.origin === 'array') return 'too_many';
  return issue.origin === 'string' ? 'too_long' : 'too_large';
}

function invalidFormat(issue: Extract<Issue, { code: 'invalid_format' }>): FieldErrorCode {
  if (issue.format === 'email') return 'invalid_email';
  if (issue.format === 'url') return 'bad_url';
  return 'invalid';
}

function invalidType(issue: Extract<Issue, { code: 'invalid_type' }>): FieldErrorCode {
  if (issue.expected === 'int') return 'not_integer';
  // zod 4 leaves `input` out of the issue; only its message shows that a key is missing.
  return /received undefined/.test(issue.message) ? 'required' : 'invalid';
}

function codeOf(issue: Issue): FieldErrorCode {
  switch (issue.code) {
    case 'invalid_type':
      return invalidType(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return invalidFormat(issue);
    case 'unrecognized_keys':
      return 'unknown_key';
    case 'custom':
      return FIELD_ERROR_CODES.find((code) => code === issue.params?.code) ?? 'invalid';
    default:
      return 'invalid';
  }
}

function pathsOf(issue: Issue): string[] {
  const path = issue.path.map(String).join('.');
  if (issue.code !== 'unrecognized_keys') return [path === '' ? 'body' : path];
  return issue.keys.map((key) => (path === '' ? key : `${path}.${key}`));
}

/** zod's issues → field path → error codes (D19-4), of the first `MOST_FIELDS` fields. */
export function zodFields(issues: readonly Issue[]): FieldErrors {
  // A map: a caller may name a field `constructor` or `__proto__`.
  const fields = new Map<string, FieldErrorCode[]>();
  for (const issue of issues) {
    for (const path of pathsOf(issue)) {
      if (fields.size >= MOST_FIELDS && !fields.has(path)) return Object.fromEntries(fields);
      const codes = fields.get(path) ?? [];
      const code = codeOf(issue);
      if (!codes.includes(code)) fields.set(path, [...codes, code]);
    }
  }
  return Object.fromEntries(fields);
}
