import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import { parseMarkdown } from '@/lib/modules/storefront/rules/rich-text/parse-markdown';
import { toMarkdown } from '@/lib/modules/storefront/rules/rich-text/to-markdown';

interface PlainField {
  /** Its path below `storeConfig`, as in the server's errors. */
  name: string;
  /** Its label, below the messages of the studio. */
  label: string;
  kind: 'text' | 'area' | 'rich' | 'flag' | 'picture' | 'email' | 'tel' | 'url';
  max?: number;
}

/** The fields of the plain form but for the sets and the layout, by section, in the studio's order. S3.6, D7. */
export const PLAIN_SECTIONS = [
  {
    title: 'identity.title',
    fields: [
      { name: 'storeName', label: 'identity.name', kind: 'text', max: 80 },
      { name: 'customLogo.enabled', label: 'identity.showLogo', kind: 'flag' },
      { name: 'customLogo.blob', label: 'identity.logo', kind: 'picture' },
      { name: 'shareImage.enabled', label: 'branding.share.enabled', kind: 'flag' },
      { name: 'shareImage.blob', label: 'branding.share.picture', kind: 'picture' },
      { name: 'favicon.enabled', label: 'branding.icon.enabled', kind: 'flag' },
      { name: 'favicon.blob', label: 'branding.icon.picture', kind: 'picture' },
    ],
  },
  {
    title: 'home.title',
    fields: [
      { name: 'homeHeading', label: 'home.heading', kind: 'text', max: 120 },
      { name: 'homeSubheading', label: 'home.subheading', kind: 'text', max: 240 },
      { name: 'customBackground.enabled', label: 'home.showBackground', kind: 'flag' },
      { name: 'customBackground.blob', label: 'home.background', kind: 'picture' },
      { name: 'customBackground.darkText', label: 'home.darkText', kind: 'flag' },
      { name: 'homeButton.enabled', label: 'home.showButton', kind: 'flag' },
      { name: 'homeButton.text', label: 'home.buttonText', kind: 'text', max: 40 },
      { name: 'homeButton.link', label: 'home.buttonLink', kind: 'text', max: 500 },
    ],
  },
  {
    title: 'about.title',
    fields: [
      { name: 'aboutUs.enabled', label: 'about.enabled', kind: 'flag' },
      { name: 'aboutUs.pageName', label: 'about.pageName', kind: 'text', max: 60 },
      { name: 'aboutUs.document', label: 'about.content', kind: 'rich', max: 30_000 },
    ],
  },
  {
    title: 'ownTexts.title',
    fields: [
      { name: 'faqs.document', label: 'ownTexts.faqs', kind: 'rich', max: 30_000 },
      { name: 'terms.document', label: 'ownTexts.terms', kind: 'rich', max: 30_000 },
      { name: 'greenEvidence', label: 'ownTexts.greenEvidence', kind: 'area', max: 1000 },
    ],
  },
  {
    title: 'contact.title',
    fields: [
      { name: 'contactUs.heading', label: 'contact.heading', kind: 'text', max: 120 },
      { name: 'contactUs.subheading', label: 'contact.subheading', kind: 'text', max: 240 },
      { name: 'contactUs.formEmail', label: 'contact.formEmail', kind: 'email', max: 254 },
      { name: 'contactEmail', label: 'contact.email', kind: 'email', max: 254 },
      { name: 'contactPhone', label: 'contact.phone', kind: 'tel', max: 40 },
      { name: 'contactAddress', label: 'contact.address', kind: 'area', max: 300 },
    ],
  },
  {
    title: 'social.title',
    fields: [
      { name: 'facebookUrl', label: 'social.facebook', kind: 'url', max: 500 },
      { name: 'instagramUrl', label: 'social.instagram', kind: 'url', max: 500 },
      { name: 'tiktokUrl', label: 'social.tiktok', kind: 'url', max: 500 },
      { name: 'twitterUrl', label: 'social.twitter', kind: 'url', max: 500 },
    ],
  },
] as const satisfies readonly { title: string; fields: readonly PlainField[] }[];

/** Field → what is in it; a flag is `true` or `false`. */
export type PlainValues = Readonly<Record<string, string>>;

/** What the form is shown with: as stored, or as it came back. */
export interface PlainState {
  values: PlainValues;
  /** Field → error code. */
  errors: Readonly<Record<string, string>>;
  notice: 'fix' | 'conflict' | 'loggedOut' | 'failed' | null;
  version: number;
}

/** The name of a field's input: `homeButton.text` → `storeConfig[homeButton][text]` (S7-14). */
export function inputName(field: string): string {
  return `storeConfig${field
    .split('.')
    .map((key) => `[${key}]`)
    .join('')}`;
}

/** The stored configuration as the form's values. */
export function plainValues(configuration: Configuration): PlainValues {
  const { store_page_content: page, store_colour_set: colours } = configuration;
  return {
    'colourSet.id': colours.id,
    'colourSet.primary': colours.primary,
    'colourSet.secondary': colours.secondary,
    'colourSet.tertiary': colours.tertiary,
    'fontSet.id': configuration.store_font_set.id,
    layout: page.layout,
    storeName: page.store_name,
    'customLogo.enabled': String(page.custom_logo.enabled),
    'shareImage.enabled': String(page.share_image.enabled),
    'favicon.enabled': String(page.favicon.enabled),
    homeHeading: page.home_heading,
    homeSubheading: page.home_subheading,
    'customBackground.enabled': String(page.custom_background.enabled),
    'customBackground.darkText': String(page.custom_background.dark_text),
    'homeButton.enabled': String(page.home_button.enabled),
    'homeButton.text': page.home_button.text,
    'homeButton.link': page.home_button.link,
    'aboutUs.enabled': String(page.about_us.enabled),
    'aboutUs.pageName': page.about_us.page_name,
    'aboutUs.document': toMarkdown(page.about_us.document),
    'faqs.document': toMarkdown(page.faqs.document),
    'terms.document': toMarkdown(page.terms.document),
    greenEvidence: page.green_evidence,
    'contactUs.heading': page.contact_us.heading,
    'contactUs.subheading': page.contact_us.subheading,
    'contactUs.formEmail': page.contact_us.form_email,
    contactEmail: page.contact_email,
    contactPhone: page.contact_phone,
    contactAddress: page.contact_address,
    facebookUrl: configuration.facebook_url,
    instagramUrl: configuration.instagram_url,
    tiktokUrl: configuration.tiktok_url,
    twitterUrl: configuration.twitter_url,
  };
}

/** The switch that makes typed colours count instead of the chosen set's. */
export const OWN_COLOURS = 'ownColours';

/** What was typed, of a form that was sent; the last of two inputs with a name counts, as for the server. */
export function typedValues(form: FormData, names: readonly string[]): PlainValues {
  const typed = names.flatMap((name) => {
    const value = form.getAll(inputName(name)).at(-1);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return { ...Object.fromEntries(typed), [OWN_COLOURS]: String(form.get(OWN_COLOURS) === 'true') };
}

/** The inputs with Markdown in them. S3.6-16. */
const RICH_INPUTS = new Set(
  PLAIN_SECTIONS.flatMap(({ fields }) =>
    fields.flatMap(({ kind, name }) => (kind === 'rich' ? [inputName(name)] : [])),
  ),
);

/**
 * The form as the call takes it: without the page's own fields, pictures that were not chosen, and unused colours; with
 * documents in place of Markdown.
 */
export function callForm(form: FormData): FormData {
  const own = form.get(OWN_COLOURS) === 'true';
  const sent = new FormData();
  for (const [name, value] of form) {
    if (!name.startsWith('storeConfig[')) continue;
    if (value instanceof File && value.size === 0) continue;
    if (!own && /^storeConfig\[colourSet\]\[(primary|secondary|tertiary)\]$/.test(name)) continue;
    const isRich = RICH_INPUTS.has(name) && typeof value === 'string';
    sent.append(name, isRich ? JSON.stringify(parseMarkdown(value)) : value);
  }
  return sent;
}
