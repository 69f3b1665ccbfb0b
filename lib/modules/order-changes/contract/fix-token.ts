import { z } from 'zod';

/** The token of the link by which a shopper fixes an order's issue. D32-30. */
export const fixTokenParam = z
  .string()
  .regex(/^[A-Za-z0-9_-]{44,240}$/)
  .meta({ description: 'Token of the signed link to fix an order’s issue' });
