import type { FieldErrors } from '@/components/admin/editor/editor-types';
import { ApiError } from '@/lib/client/api-error';
import { LOCALE_CODES, type Locale } from '@/lib/kernel/locales';
import type { EventSeo, LanguageSeo, SeoUpdate } from '@/lib/modules/storefront/contract/texts/seo';

export const SEO_TEXTS = ['title', 'description', 'share'] as const;
export type SeoText = (typeof SEO_TEXTS)[number];

/** About as many characters as a search result, or the picture of a shared link, shows. */
export const SHOWN_LENGTH: Readonly<Record<SeoText, number>> = { title: 60, description: 160, share: 60 };

export const SEO_FIELDS = ['listed', ...LOCALE_CODES] as const;
/** What is edited: one field for each language, so that the work of two people on different ones can both be kept. */
export type SeoValues = { listed: boolean } & Record<Locale, LanguageSeo>;

const NOTHING: LanguageSeo = { title: '', description: '', share: '' };

export function valuesOf({ listed, texts }: EventSeo): SeoValues {
  const all = LOCALE_CODES.map((code) => [code, texts[code] ?? NOTHING]);
  return { ...(Object.fromEntries(all) as Record<Locale, LanguageSeo>), listed };
}

const isSame = (one: LanguageSeo, other: LanguageSeo) => SEO_TEXTS.every((text) => one[text] === other[text]);

/** What differs from what is stored. */
export function seoBody(values: SeoValues, stored: EventSeo): Omit<SeoUpdate, 'version'> {
  const before = valuesOf(stored);
  const changed = LOCALE_CODES.filter((code) => !isSame(values[code], before[code]));
  return {
    ...(values.listed === stored.listed ? {} : { listed: values.listed }),
    texts: Object.fromEntries(changed.map((code) => [code, values[code]])),
  };
}

/** The server's errors: `texts.de.title` is the field `de.title`. */
export function seoErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  const told = Object.entries(error.codes).map(([path, [code = 'invalid']]) => [
    path.replace(/^texts\./, ''),
    code,
  ]);
  return Object.fromEntries(told) as FieldErrors;
}

/** What a visitor of a language is told: its own text, else that of the event's language, else the store's own. */
export function shownSeo(
  values: SeoValues,
  { default_language: own, fallbacks }: EventSeo,
  language: Locale,
) {
  const { title, description, share } = fallbackSeo(values, { default_language: own, fallbacks }, language);
  const said = values[language];
  return {
    title: said.title.trim() || title,
    description: said.description.trim() || description,
    share: said.share.trim() || share,
  };
}

/** What is told where the language itself has no text. */
export function fallbackSeo(
  values: SeoValues,
  { default_language: own, fallbacks }: Pick<EventSeo, 'default_language' | 'fallbacks'>,
  language: Locale,
): LanguageSeo {
  const general = language === own ? NOTHING : values[own];
  const last = fallbacks[language];
  return {
    title: general.title.trim() || last.title,
    description: general.description.trim() || last.description,
    share: general.share.trim() || last.share,
  };
}
