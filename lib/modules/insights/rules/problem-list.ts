import { isIssue } from '@/lib/modules/orders/rules/needs-attention';
import type { Problem } from './blocks';

/**
 * How the list of orders is narrowed to those with a problem; null where it can't be. The problem's figure is the total of
 * that list. D38-41, ADR 0129.
 */
export function problemList(problem: Problem): Record<string, string> | null {
  if (problem === 'orders_to_approve') return { problem: 'approval' };
  if (problem === 'disputes') return { problem: 'disputed' };
  if (problem === 'held') return { problem };
  return isIssue(problem) ? { status: problem } : null;
}
