import { z } from 'zod';
import { text } from '@/lib/contract/primitives';
import { SOURCE_FIELD_LENGTH } from '@/lib/modules/orders/rules/visit-source';

const tag = text(SOURCE_FIELD_LENGTH).optional();

/** Where a visit came from, as its link says; folded and cut before it is kept. S2.2-88. */
export const visitSource = z
  .object({ utm_source: tag, utm_medium: tag, utm_campaign: tag, ref: tag })
  .optional()
  .meta({ description: 'Where the visitor came from: the campaign tags of the link. Counted, never needed' });
