import { sql, type SQL } from 'drizzle-orm';
import { thanksAllowed } from '@/lib/modules/claims/data/thanks-allowed';

/** Whether the recipient of an order may thank its sender; for the page of the order. `order`: a row of `orders`. D40-15. */
export const mayThank = (order: string): SQL<boolean> => sql<boolean>`(${thanksAllowed(order)})`;
