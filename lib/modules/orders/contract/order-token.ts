import { z } from 'zod';

/** The token of an order's signed link (D2, D8). */
export const orderTokenParam = z
  .string()
  .regex(/^[A-Za-z0-9_-]{44,240}$/)
  .meta({ description: 'Token of the order’s signed link' });
