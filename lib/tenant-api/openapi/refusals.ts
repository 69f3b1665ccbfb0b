import { ERROR_STATUS, FIELD_ERROR_CODES, type ErrorCode } from '@/lib/kernel/error-codes';
import { errorMessageFor } from '@/lib/intl/error-message-for';
import { sizeText } from '@/lib/kernel/size-text';
import { bodyLimitOf } from '@/lib/tenant-api/context/read-body';
import type { AnyRoute } from '@/lib/contract/route';
import type { Answer, JsonSchema } from './types';

/** The failure envelope of D19-4. */
export const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['success', 'code', 'message'],
  properties: {
    success: { const: false },
    code: { type: 'string', enum: Object.keys(ERROR_STATUS), description: 'Stable; branch on this' },
    message: { type: 'string', description: 'Text for people, in the language of `lang`, else English' },
    errors: {
      type: 'object',
      description: 'Field path (`products.0.quantity`) to messages',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    codes: {
      type: 'object',
      description: 'Field path to codes, in the order of `errors`',
      additionalProperties: { type: 'array', items: { enum: [...FIELD_ERROR_CODES] } },
    },
    data: { type: 'object', description: 'The right figures, or what exists already' },
  },
};

function codesOf(contract: AnyRoute): ErrorCode[] {
  const codes: ErrorCode[] = ['not_found', 'internal', 'unavailable'];
  if (contract.body) codes.push('bad_request', 'payload_too_large', 'unsupported_media_type');
  if (contract.body || Object.keys(contract.query.shape).length > 0) codes.push('invalid');
  const isOpen = contract.access === 'public' || contract.access === 'open';
  if (!isOpen) codes.push('unauthenticated');
  if ((contract.permission && !isOpen) || contract.access === 'staff') codes.push('forbidden');
  if (contract.method === 'post' && contract.access !== 'signed') codes.push('csrf_failed');
  if (contract.idempotent) codes.push('request_in_flight', 'idempotency_mismatch');
  return [...new Set([...codes, ...(contract.errors ?? [])])];
}

function refusal(codes: readonly ErrorCode[], contract: AnyRoute): Answer {
  const text = errorMessageFor('en');
  const [first = 'internal'] = codes;
  const limit = text('errors.payload_limit', { limit: sizeText('en', bodyLimitOf(contract)) });
  const said = (code: ErrorCode) =>
    code === 'payload_too_large' ? `${text(`errors.${code}`)}. ${limit}` : text(`errors.${code}`);
  const answer: Answer = {
    description: codes.map((code) => `\`${code}\`: ${said(code)}`).join(' · '),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        example: { success: false, code: first, message: said(first) },
      },
    },
  };
  if (codes.includes('rate_limited') || codes.includes('unavailable')) {
    answer.headers = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } };
  }
  return answer;
}

/** Every error that a call may return, by status. */
export function refusalsOf(contract: AnyRoute): Record<string, Answer> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codesOf(contract)) {
    const status = ERROR_STATUS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const sorted = [...byStatus].sort(([a], [b]) => a - b);
  return Object.fromEntries(sorted.map(([status, codes]) => [String(status), refusal(codes, contract)]));
}
