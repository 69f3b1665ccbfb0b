import type { SeoTexts, StoreContent } from '@/lib/db/schema/storefront';
import { isLocale } from '@/lib/kernel/locales';
import type { EventTextField } from '@/lib/modules/events/rules/text-fields';
import { fromPlainText } from '@/lib/modules/storefront/rules/rich-text/plain-text';
import type { SeoJson } from '@/lib/modules/storefront/data/read-storefront';

type Texts = Partial<Record<EventTextField, string>>;

/** A store's content with its texts in another language. A text that the store itself leaves empty stays so. */
export function translatedContent(content: StoreContent, texts: Texts): StoreContent {
  const { homeButton, aboutUs, contactUs } = content;
  const said = (field: EventTextField, source: string) => (source === '' ? '' : (texts[field] ?? source));
  const about = said('about_content', aboutUs.content);
  return {
    ...content,
    storeName: said('store_name', content.storeName),
    homeHeading: said('home_heading', content.homeHeading),
    homeSubheading: said('home_subheading', content.homeSubheading),
    homeButton: { ...homeButton, text: said('home_button', homeButton.text) },
    aboutUs: {
      ...aboutUs,
      pageName: said('about_name', aboutUs.pageName),
      content: about,
      // A translation is plain text; the formatting is that of the text it stands for.
      ...(about === aboutUs.content ? {} : { document: fromPlainText(about) }),
    },
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
