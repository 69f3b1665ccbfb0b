import type { z } from 'zod';
import { AppError } from '@/lib/kernel/app-error';
import { waitFor } from '../pace';
import type { ShopAccess } from '../port';
import { ShopThrottled } from '../product-types';
import { askWithBudget } from './ask-with-budget';

const CALL_MS = 3_000;

/**
 * One operation of the platform's Admin API; its answer as `shape` has it, within three seconds. A shop that asks for a pause is `unavailable`
 * for so long (`pauseOf`). S2.1-73, S4-88.
 */
export async function ask<T>(
  access: ShopAccess,
  query: string,
  shape: z.ZodType<T>,
  variables: Record<string, unknown> = {},
): Promise<T> {
  try {
    return (await askWithBudget(access, { query, variables, shape, ms: CALL_MS })).data;
  } catch (error) {
    if (!(error instanceof ShopThrottled)) throw error;
    const retryAfter = Math.max(1, Math.ceil(waitFor(error.budget) / 1000));
    throw new AppError('unavailable', { retryAfter, cause: error });
  }
}
