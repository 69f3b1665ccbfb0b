import { browserCall } from '@/lib/client/browser';
import type {
  EventSeo,
  readSeo as readBy,
  saveSeo as savedBy,
  SeoUpdate,
} from '@/lib/modules/storefront/contract/texts/seo';
import { readSeoCall, saveSeoCall } from '@/lib/modules/storefront/contract/paths';

interface SeoPlace {
  tenant: string;
  slug: string;
}

export async function readSeo({ tenant, slug }: SeoPlace): Promise<EventSeo> {
  return browserCall<typeof readBy>(readSeoCall, { params: { tenant, slug } });
}

/** Rejects with an ApiError: `conflict` when somebody else has saved since `version`, `invalid` with each wrong text. */
export async function saveSeo({ tenant, slug }: SeoPlace, body: SeoUpdate): Promise<EventSeo> {
  return browserCall<typeof savedBy>(saveSeoCall, { params: { tenant, slug }, body });
}
