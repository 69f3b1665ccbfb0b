import { z } from 'zod';
import { dropTextDraft, keepTextDraft, readTextDraft } from '@/lib/client/drafts/text-drafts';
import type { BulkPlace } from '@/lib/modules/bulk-orders/client/bulk-orders';
import type { BulkValues } from './bulk-reducer';

const texts = z.record(z.string(), z.string());
const values = z.object({
  method: z.enum(['standard', 'standard_tracked', 'express']),
  shipments: z.array(
    z.object({
      id: z.string(),
      address: texts,
      cells: texts,
      own: z.array(
        z.object({
          product_id: z.string(),
          variant_id: z.string(),
          name: z.string(),
          personalisation: z.record(z.string(), texts),
        }),
      ),
    }),
  ),
});

const placeOf = ({ tenant, slug }: BulkPlace) => ({ kind: 'bulk-order', tenant, id: slug });
const isValues = (kept: unknown): kept is BulkValues => values.safeParse(kept).success;

/** What was entered in this tab and not ordered yet; null for nothing. */
export function readBulkDraft(place: BulkPlace): BulkValues | null {
  return readTextDraft('tab', placeOf(place), isValues)?.values ?? null;
}

/** Keeps what is entered, in this tab only, since it holds addresses. */
export function keepBulkDraft(place: BulkPlace, kept: BulkValues): void {
  keepTextDraft('tab', placeOf(place), null, kept);
}

export function dropBulkDraft(place: BulkPlace): void {
  dropTextDraft('tab', placeOf(place));
}
