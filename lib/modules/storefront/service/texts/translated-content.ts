import type { SeoTexts, StoreContent } from '@/lib/db/schema/storefront';
import { isLocale } from '@/lib/kernel/locales';
import type { EventTextField } from '@/lib/modules/events/rules/text-fields';
import { fromPlainText } from '@/lib/modules/storefront/rules/rich-text/plain-text';
import type { StoredText } from '@/lib/modules/storefront/rules/rich-text/own-text';
import { wordsOf, type EventTranslations } from '@/lib/modules/storefront/rules/texts/event-translations';
import type { SeoJson } from '@/lib/modules/storefront/data/read-storefront';

/** A store's content with its texts in another language. A text that the store itself leaves empty stays so. */
export function translatedContent(content: StoreContent, texts: EventTranslations): StoreContent {
  const { homeButton, aboutUs, faqs, terms, greenEvidence, contactUs } = content;
  const said = (field: EventTextField, source: string) =>
    source === '' ? '' : wordsOf(texts[field] ?? source);
  const formatted = <Text extends StoredText>(field: EventTextField, source: Text): Text => {
    const translation = source.content === '' ? undefined : texts[field];
    if (translation === undefined) return source;
    const content = wordsOf(translation);
    const document = typeof translation === 'string' ? fromPlainText(translation) : translation;
    return { ...source, content, document };
  };
  return {
    ...content,
    storeName: said('store_name', content.storeName),
    homeHeading: said('home_heading', content.homeHeading),
    homeSubheading: said('home_subheading', content.homeSubheading),
    homeButton: { ...homeButton, text: said('home_button', homeButton.text) },
    aboutUs: { ...formatted('about_content', aboutUs), pageName: said('about_name', aboutUs.pageName) },
    ...(faqs ? { faqs: formatted('faqs_content', faqs) } : {}),
    ...(terms ? { terms: formatted('terms_content', terms) } : {}),
    ...(greenEvidence ? { greenEvidence: said('green_evidence', greenEvidence) } : {}),
    contactUs: {
      ...contactUs,
      heading: said('contact_heading', contactUs.heading),
      subheading: said('contact_subheading', contactUs.subheading),
    },
  };
}

/** What search engines are told in the first of these languages that says it; empty where none does. */
export function seoIn(seo: SeoJson | null, languages: readonly string[]): SeoTexts & { listed: boolean } {
  const said = (text: keyof SeoTexts) =>
    languages.map((language) => (isLocale(language) && seo?.texts[language]?.[text]) || '').find(Boolean) ??
    '';
  return {
    listed: seo?.listed ?? true,
    title: said('title'),
    description: said('description'),
    share: said('share'),
  };
}
