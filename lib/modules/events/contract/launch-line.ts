import { z } from 'zod';
import { region } from '@/lib/contract/primitives';
import { LAUNCH_LINES, STORE_TEXTS, WHY_UNSERVED } from '@/lib/modules/events/rules/launch-lines';

/** One line of the launch check, as the check answers it and as a refusal to publish names it in `data.lines`. */
export const launchLine = z.object({
  /** Stable: an integrator's program can rely on it. */
  id: z.enum(LAUNCH_LINES),
  /** An event isn't published while a blocking line fails; a warning only tells. */
  severity: z.enum(['blocking', 'warning']),
  passed: z.boolean(),
  /** How many products fail it; 0 for a line that isn't about products. */
  count: z.number().int(),
  /** The first product that fails it. */
  product: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The first of the store's own texts that fails it. */
  text: z.enum(STORE_TEXTS).nullable(),
  /** The law behind the line: of which market, and from which day on; null where none is. D54-6 */
  market_rule: z.object({ market: region, since: z.iso.date() }).nullable(),
  /** Of `printers`: ISO2 codes of the countries that no printer can serve, by why; null for every other line. S2.2-151 */
  unserved: z.array(z.object({ why: z.enum(WHY_UNSERVED), countries: z.array(z.string()) })).nullable(),
});
export type LaunchLine = z.output<typeof launchLine>;
