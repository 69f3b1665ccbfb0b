import { browserCall } from '@/lib/client/browser';
import type { Locale } from '@/lib/kernel/locales';
import type {
  EventTexts,
  readTexts as readBy,
  saveTexts as savedBy,
  TextsUpdate,
} from '@/lib/modules/storefront/contract/texts/texts';
import type {
  importTexts as importedBy,
  TextsImport,
} from '@/lib/modules/storefront/contract/texts/texts-file';
import {
  importTextsCall,
  readTextsCall,
  saveTextsCall,
  textsFileCall,
} from '@/lib/modules/storefront/contract/paths';

/** A page of the texts of an event in one language. */
export interface TextsPlace {
  tenant: string;
  slug: string;
  language: Locale;
  /** Only products with a text that is missing or whose source has changed. */
  open: boolean;
  cursor?: string | undefined;
}

const pageOf = ({ open, cursor }: TextsPlace) => ({
  ...(open ? { open: '1' } : {}),
  ...(cursor ? { cursor } : {}),
});

export async function readTexts(place: TextsPlace): Promise<EventTexts> {
  const { tenant, slug, language } = place;
  return browserCall<typeof readBy>(readTextsCall, {
    params: { tenant, slug },
    query: { language, ...pageOf(place) },
  });
}

/** Rejects with an ApiError: `conflict` when somebody else has saved since `version`, `invalid` with each wrong text. */
export async function saveTexts(place: TextsPlace, body: Omit<TextsUpdate, 'language'>): Promise<EventTexts> {
  const { tenant, slug, language } = place;
  return browserCall<typeof savedBy>(saveTextsCall, {
    params: { tenant, slug },
    query: pageOf(place),
    body: { language, ...body },
  });
}

/** Checks a translator's file, or writes it too. */
export async function importTexts(place: TextsPlace, file: Blob, dryRun: boolean): Promise<TextsImport> {
  const { tenant, slug, language } = place;
  const query = { language, dry_run: String(dryRun) };
  return browserCall<typeof importedBy>(importTextsCall, { params: { tenant, slug }, query, body: file });
}

/** Where the file for a translator can be downloaded, with headers in the language `lang`. */
export function textsFileHref({ tenant, slug, language }: TextsPlace, lang: string): string {
  const path = textsFileCall.path.replace('{tenant}', tenant).replace('{slug}', slug);
  return `${path}?${new URLSearchParams({ language, lang })}`;
}
