import { z } from 'zod';
import { instantText } from '@/lib/contract/primitives';
import { ORDER_STATUSES } from '@/lib/modules/orders/rules/statuses';
import { ORDER_WAITS_FOR } from '@/lib/modules/orders/rules/who-acts';

/** Who must act next on an order, and since when; both null where it waits for nobody. S2.2-159. */
export const orderActs = {
  acts: z.enum(ORDER_WAITS_FOR).nullable(),
  acts_since: instantText.nullable(),
  /** The statuses to which staff can move it by hand; none for clients. S2.2-164. */
  moves: z.array(z.enum(ORDER_STATUSES)),
};
