'use client';

import { useTranslations } from 'next-intl';
import type { DescribeField } from '@/components/admin/editor/conflict-notice';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import { toMarkdown } from '@/lib/modules/storefront/rules/rich-text/to-markdown';
import type { EditedConfig } from './form-values';

const LABELS = {
  colourSet: 'colours.title',
  fontSet: 'fonts.title',
  layout: 'layout.title',
  storeName: 'identity.name',
  customLogo: 'identity.logo',
  shareImage: 'branding.share.title',
  favicon: 'branding.icon.title',
  homeHeading: 'home.heading',
  homeSubheading: 'home.subheading',
  customBackground: 'home.background',
  homeButton: 'home.showButton',
  aboutUs: 'about.title',
  faqs: 'ownTexts.faqs',
  terms: 'ownTexts.terms',
  greenEvidence: 'ownTexts.greenEvidence',
  contactUs: 'contact.title',
  contactEmail: 'contact.email',
  contactPhone: 'contact.phone',
  contactAddress: 'contact.address',
  facebookUrl: 'social.facebook',
  instagramUrl: 'social.instagram',
  tiktokUrl: 'social.tiktok',
  twitterUrl: 'social.twitter',
} as const satisfies Record<keyof EditedConfig, string>;

/** The name of a picture's file, as far as its address tells. */
const fileNameOf = (url: string) => url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';

const lines = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('\n');

/** What a version of the configuration has in a field, in words. */
export function useDescribeConfig({
  available_font_sets: fonts,
}: Configuration): DescribeField<EditedConfig> {
  const t = useTranslations('storeConfiguration');
  const say = useTranslations('savedEditor.conflict');
  const onOff = (on: boolean) => say(on ? 'on' : 'off');
  const picture = ({ url, blob }: { url: string; blob: File | undefined }) => blob?.name ?? fileNameOf(url);

  function textOf(field: keyof EditedConfig, values: EditedConfig): string {
    const { colourSet, fontSet, customBackground, homeButton, aboutUs, contactUs } = values;
    switch (field) {
      case 'colourSet':
        return lines(colourSet.name, [colourSet.primary, colourSet.secondary, colourSet.tertiary].join(', '));
      case 'fontSet':
        return fonts.find(({ id }) => id === fontSet.id)?.fontSetName ?? '';
      case 'layout':
        return t(`layout.${values.layout}`);
      case 'customLogo':
      case 'shareImage':
      case 'favicon':
        return lines(onOff(values[field].enabled), picture(values[field]));
      case 'customBackground': {
        const dark = customBackground.darkText ? t('home.darkText') : '';
        return lines(onOff(customBackground.enabled), picture(customBackground), dark);
      }
      case 'homeButton':
        return lines(onOff(homeButton.enabled), homeButton.text, homeButton.link);
      case 'aboutUs':
        return lines(onOff(aboutUs.enabled), aboutUs.pageName, toMarkdown(aboutUs.document));
      case 'faqs':
      case 'terms':
        return toMarkdown(values[field].document);
      case 'contactUs':
        return lines(contactUs.heading, contactUs.subheading, contactUs.formEmail);
      default:
        return values[field];
    }
  }
  return (field, values) => ({ label: t(LABELS[field]), text: textOf(field, values) });
}
