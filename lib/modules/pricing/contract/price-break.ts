import { z } from 'zod';
import { amount } from '@/lib/contract/primitives';

/** From so many items in one order, each costs this, ex VAT. S2.2-315 */
export const priceBreak = z.object({ from: z.number().int(), price: amount });
