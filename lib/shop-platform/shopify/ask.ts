import type { z } from 'zod';
import type { ShopAccess } from '../port';
import { askWithBudget } from './ask-with-budget';

const CALL_MS = 3_000;

/** One operation of the platform's Admin API; its answer as `shape` has it, within three seconds. S2.1-73. */
export async function ask<T>(
  access: ShopAccess,
  query: string,
  shape: z.ZodType<T>,
  variables: Record<string, unknown> = {},
): Promise<T> {
  return (await askWithBudget(access, { query, variables, shape, ms: CALL_MS })).data;
}
