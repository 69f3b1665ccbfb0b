'use client';

import { Shirt } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import { BRAND } from '@/lib/kernel/brand';
import type { EditedConfig } from './form-values';
import { storeLook, type StoreLook } from './store-look';
import { useEditedConfig } from './use-edited-config';
import type { Editor } from './use-editor';
import { useObjectUrl } from './use-object-url';

interface PartProps {
  config: EditedConfig;
  configuration: Configuration;
  look: StoreLook;
}

/** Small preview of the store's home page. Hidden from screen readers: the fields beside it say the same. */
export function StorePreview({ editor }: { editor: Editor }) {
  const { configuration } = editor;
  const config = useEditedConfig(editor.form.control);
  const look = storeLook(config, configuration);
  const part = { config, configuration, look };
  return (
    <div
      aria-hidden="true"
      className="fill-when-forced overflow-hidden rounded-card border border-line bg-white text-[0.9375rem] text-ink select-none"
      style={look.text}
    >
      <TopBar {...part} />
      <Hero {...part} />
      <Shelf look={look} />
      <Foot {...part} />
    </div>
  );
}

function TopBar({ config, configuration, look }: PartProps) {
  const t = useTranslations('storeConfiguration.preview');
  const chosen = useObjectUrl(config.customLogo.blob);
  const logo = chosen ?? configuration.store_page_content.custom_logo.url;
  return (
    <div className="flex items-center gap-4 border-b border-line px-4 py-3">
      {config.customLogo.enabled && logo !== '' ? (
        <img src={logo} alt="" className="h-8 w-auto max-w-32 object-contain" />
      ) : (
        <span className="truncate text-lg" style={look.heading}>
          {config.storeName}
        </span>
      )}
      <span className="ms-auto shrink-0">{t('products')}</span>
      {config.aboutUs.enabled ? (
        <span className="max-w-28 truncate">{config.aboutUs.pageName || t('about')}</span>
      ) : null}
    </div>
  );
}

function Hero({ config, configuration, look: { theme, heading } }: PartProps) {
  const t = useTranslations('storeConfiguration.preview');
  const chosen = useObjectUrl(config.customBackground.blob);
  const image = chosen ?? configuration.store_page_content.custom_background.image;
  const background = config.customBackground.enabled && image !== '' ? image : null;
  const ink = background
    ? config.customBackground.darkText
      ? BRAND.colours.ink
      : '#ffffff'
    : theme.onPrimary;
  const button: CSSProperties = { backgroundColor: theme.tertiary, color: theme.onTertiary };
  return (
    <div
      className="relative isolate grid gap-2.5 overflow-hidden px-4 py-9"
      style={{ backgroundColor: theme.primary, color: ink }}
    >
      {background ? (
        <img src={background} alt="" className="absolute inset-0 -z-10 size-full object-cover" />
      ) : null}
      <p className="max-w-[18ch] text-[1.75rem] leading-tight break-words" style={heading}>
        {config.homeHeading || config.storeName}
      </p>
      {config.homeSubheading ? <p className="max-w-[40ch] break-words">{config.homeSubheading}</p> : null}
      {config.homeButton.enabled ? (
        <p>
          <span
            className="inline-flex min-h-9 items-center rounded-control px-4 font-semibold"
            style={button}
          >
            {config.homeButton.text || t('seeAll')}
          </span>
        </p>
      ) : null}
    </div>
  );
}

function Shelf({ look: { theme, heading } }: { look: StoreLook }) {
  const t = useTranslations('storeConfiguration.preview');
  return (
    <div className="grid gap-3 px-4 py-5">
      <p className="text-lg" style={heading}>
        {t('collection')}
      </p>
      <div className="grid grid-cols-2 gap-3">
        {[0, 1].map((tile) => (
          <div key={tile} className="grid gap-1.5">
            <span
              className="grid aspect-square place-items-center rounded-card"
              style={{ backgroundColor: theme.secondary, color: theme.accentOnSecondary }}
            >
              <Shirt className="size-14" strokeWidth={1.25} />
            </span>
            <span className="h-2.5 w-3/4 rounded-full bg-paper-deep" />
            <span className="h-2.5 w-1/3 rounded-full bg-paper-deep" />
          </div>
        ))}
      </div>
      <p className="flex items-center gap-4">
        <span
          className="inline-flex min-h-9 items-center rounded-control px-4 font-semibold text-white"
          style={{ backgroundColor: theme.accent }}
        >
          {t('addToBasket')}
        </span>
        <span className="font-semibold underline underline-offset-2" style={{ color: theme.accent }}>
          {t('link')}
        </span>
      </p>
    </div>
  );
}

function Foot({ config, look: { theme } }: PartProps) {
  const lines = [config.contactEmail, config.contactPhone].filter(Boolean);
  return (
    <div
      className="grid gap-0.5 px-4 py-4 break-words"
      style={{ backgroundColor: theme.secondary, color: theme.onSecondary }}
    >
      <span className="font-semibold">{config.storeName}</span>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}
