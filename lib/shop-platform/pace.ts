import { AppError } from '@/lib/kernel/app-error';
import { ShopThrottled, type CallBudget } from './product-types';

const MOST_MS = 60_000;

/** How long until a call as dear as the last one is let through again, in ms; a minute at most. S4-75. */
export function waitFor({ cost, available, restoreRate }: CallBudget): number {
  if (cost <= available) return 0;
  if (restoreRate <= 0) return MOST_MS;
  return Math.min(MOST_MS, Math.ceil(((cost - available) / restoreRate) * 1000));
}

/** The pause that a shop asked for by refusing a call, in ms; null for a call that failed otherwise. S4-88. */
export function pauseOf(error: unknown): number | null {
  const said = error instanceof AppError ? error.cause : error;
  return said instanceof ShopThrottled ? waitFor(said.budget) : null;
}
