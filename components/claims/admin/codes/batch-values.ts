import { z } from 'zod';
import type { BatchBody } from '@/lib/modules/claims/contract/code-batch';
import {
  BATCH_NAME_LENGTH,
  CODE_LENGTH,
  MOST_CODES,
  MOST_CODE_USES,
  PREFIX_LENGTH,
} from '@/lib/modules/claims/rules/batch-states';

const WHOLE = /^\d{1,7}$/;
const countUpTo = (most: number) =>
  z
    .string()
    .refine((typed) => typed.trim() === '' || WHOLE.test(typed.trim()), { params: { code: 'not_integer' } })
    .refine((typed) => Number(typed) <= most || !WHOLE.test(typed.trim()), {
      params: { code: 'too_large' },
    });

/** What is typed into the form of a batch; the server checks the rest. D40. */
export const batchForm = z.object({
  name: z.string().trim().min(1).max(BATCH_NAME_LENGTH),
  kind: z.enum(['shared', 'single', 'file']),
  code: z.string().trim().max(CODE_LENGTH),
  max_uses: countUpTo(MOST_CODE_USES),
  prefix: z.string().trim().max(PREFIX_LENGTH),
  size: countUpTo(MOST_CODES),
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  /** Null for all gifts. */
  products: z.array(z.string()).nullable(),
  fallback: z.string(),
  /** Null for all countries. */
  countries: z.array(z.string()).nullable(),
});
export type BatchValues = z.output<typeof batchForm>;

export const NEW_BATCH: BatchValues = {
  name: '',
  kind: 'single',
  code: '',
  max_uses: '100',
  prefix: '',
  size: '500',
  starts_on: null,
  ends_on: null,
  products: null,
  fallback: '',
  countries: null,
};

const countOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed.trim()));

/** What is sent of the form: of each kind its own fields only. */
export function bodyOf({ kind, code, max_uses, prefix, size, ...rest }: BatchValues): BatchBody {
  const isShared = kind === 'shared';
  const isFile = kind === 'file';
  return {
    ...rest,
    kind: isShared ? 'shared' : 'single',
    from_file: isFile,
    code: isShared && code !== '' ? code : null,
    max_uses: isShared ? countOf(max_uses) : null,
    prefix: !isShared && prefix !== '' ? prefix : null,
    size: isShared || isFile ? null : countOf(size),
    fallback: rest.products !== null && rest.fallback !== '' ? rest.fallback : null,
  };
}
