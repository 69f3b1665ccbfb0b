import { invalid, type FieldErrors } from '@/lib/kernel/app-error';
import type { StoreConfigUpdate } from '@/lib/modules/storefront/contract/update';
import { NO_PICTURE } from '@/lib/modules/storefront/rules/no-picture';
import type { StoreContent } from '@/lib/db/schema/storefront';
import { changedText, type StoredText } from '@/lib/modules/storefront/rules/rich-text/own-text';

/** The URLs of pictures uploaded with an update. */
export interface UploadedPictures {
  logo?: string;
  background?: string;
  share?: string;
  icon?: string;
}

/** Merges `next` into `current`; undefined fields keep their value. */
function merged<T extends object>(current: T, next: Partial<T> | undefined): T {
  const said = Object.entries(next ?? {}).filter(([key, value]) => key in current && value !== undefined);
  return { ...current, ...Object.fromEntries(said) };
}

const NO_TEXT: StoredText = { content: '' };

/** Throws when a part is switched on but has no picture to show. */
function assertShown(content: StoreContent): void {
  const fields: FieldErrors = {};
  if (content.customLogo.enabled && content.customLogo.url === '')
    fields['storeConfig.customLogo.blob'] = ['required'];
  if (content.customBackground.enabled && content.customBackground.image === '')
    fields['storeConfig.customBackground.blob'] = ['required'];
  for (const name of ['shareImage', 'favicon'] as const) {
    const picture = content[name];
    if (picture?.enabled && picture.url === '') fields[`storeConfig.${name}.blob`] = ['required'];
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/** A picture that stored content may lack; nothing is added where nothing is said of it. */
function mergedPicture<N extends 'shareImage' | 'favicon'>(
  name: N,
  current: StoreContent,
  said: { enabled?: boolean | undefined } | undefined,
  url: string | undefined,
): Partial<Pick<StoreContent, N>> {
  if (said === undefined) return {};
  const picture = merged(current[name] ?? NO_PICTURE, {
    enabled: said.enabled,
    ...(url === undefined ? {} : { url }),
  });
  return { [name]: picture } as Partial<Pick<StoreContent, N>>;
}

/**
 * A store's texts and pictures after an update; what it leaves out stays. Throws 422 for a picture that is switched on
 * but missing.
 */
export function mergeContent(
  current: StoreContent,
  update: StoreConfigUpdate,
  pictures: UploadedPictures,
): StoreContent {
  const { customLogo, customBackground, homeButton, aboutUs, faqs, terms, contactUs, ...rest } = update;
  const { shareImage, favicon, layout, greenEvidence, ...words } = rest;
  const content = {
    ...merged(current, words),
    // Fields that stored content may lack.
    ...(layout ? { layout } : {}),
    ...(greenEvidence === undefined ? {} : { greenEvidence }),
    ...(faqs ? { faqs: changedText(current.faqs ?? NO_TEXT, faqs) } : {}),
    ...(terms ? { terms: changedText(current.terms ?? NO_TEXT, terms) } : {}),
    customLogo: merged(current.customLogo, {
      enabled: customLogo?.enabled,
      ...(pictures.logo ? { url: pictures.logo } : {}),
    }),
    ...mergedPicture('shareImage', current, shareImage, pictures.share),
    ...mergedPicture('favicon', current, favicon, pictures.icon),
    customBackground: merged(current.customBackground, {
      enabled: customBackground?.enabled,
      darkText: customBackground?.darkText,
      ...(pictures.background ? { image: pictures.background } : {}),
    }),
    homeButton: merged(current.homeButton, homeButton),
    aboutUs: {
      ...merged(current.aboutUs, { enabled: aboutUs?.enabled, pageName: aboutUs?.pageName }),
      ...changedText(current.aboutUs, aboutUs ?? {}),
    },
    contactUs: merged(current.contactUs, contactUs),
  };
  assertShown(content);
  return content;
}
