import { z } from 'zod';
import { instantText } from '@/lib/contract/primitives';
import { ORDER_WAITS_FOR } from '@/lib/modules/orders/rules/who-acts';

/** Who must act next on an order, and since when; both null where it waits for nobody. S2.2-159. */
export const orderActs = {
  acts: z.enum(ORDER_WAITS_FOR).nullable(),
  acts_since: instantText.nullable(),
};
