'use client';

import { clsx } from 'clsx';
import { Shirt } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { BRAND } from '@/lib/kernel/brand';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import type { StoreLayout } from '@/lib/modules/storefront/rules/theme/store-layout';
import type { EditedConfig } from './form-values';
import type { StoreLook } from './store-look';
import { useObjectUrl } from './use-object-url';

export interface PreviewPartProps {
  config: EditedConfig;
  configuration: Configuration;
  look: StoreLook;
}

const HERO: Readonly<Record<StoreLayout, string>> = {
  classic: 'gap-2.5 py-9',
  showcase: 'justify-items-center gap-2.5 pt-7 pb-4 text-center',
  compact: 'gap-1.5 py-4',
};

/** The products of a layout's hero; a compact one has none. */
function HeroProducts({ layout, look: { theme } }: { layout: StoreLayout; look: StoreLook }) {
  const style: CSSProperties = { color: theme.accentOnSecondary };
  if (layout === 'compact') return null;
  if (layout === 'classic') {
    return (
      <span
        className="absolute end-4 top-1/2 grid size-24 -translate-y-1/2 place-items-center rounded-full"
        style={{ ...style, backgroundColor: theme.secondary }}
      >
        <Shirt className="size-12" strokeWidth={1.25} />
      </span>
    );
  }
  return (
    <span className="flex items-end gap-5" style={style}>
      {['size-11', 'size-16', 'size-11'].map((size, at) => (
        <Shirt key={at} className={size} strokeWidth={1.25} />
      ))}
    </span>
  );
}

/** The first part of the home page, as the layout has it. */
export function PreviewHero({ config, configuration, look }: PreviewPartProps) {
  const t = useTranslations('storeConfiguration.preview');
  const { theme, heading } = look;
  const { layout } = config;
  const chosen = useObjectUrl(config.customBackground.blob);
  const image = chosen ?? configuration.store_page_content.custom_background.image;
  const background = config.customBackground.enabled && image !== '' ? image : null;
  const [plain, onPlain] =
    layout === 'showcase' ? [theme.secondary, theme.onSecondary] : [theme.primary, theme.onPrimary];
  const onPicture = config.customBackground.darkText ? BRAND.colours.ink : '#ffffff';
  return (
    <div
      className={clsx('relative isolate grid overflow-hidden px-4', HERO[layout])}
      style={{
        backgroundColor: background ? theme.primary : plain,
        color: background ? onPicture : onPlain,
      }}
    >
      {background ? (
        <img src={background} alt="" className="absolute inset-0 -z-10 size-full object-cover" />
      ) : null}
      <p
        className={clsx(
          'leading-tight break-words',
          layout === 'compact' ? 'text-xl' : 'max-w-[14ch] text-[1.75rem]',
        )}
        style={heading}
      >
        {config.homeHeading || config.storeName}
      </p>
      {config.homeSubheading ? (
        <p className={clsx('break-words', layout === 'classic' ? 'max-w-[24ch]' : 'max-w-[40ch]')}>
          {config.homeSubheading}
        </p>
      ) : null}
      {config.homeButton.enabled ? (
        <p>
          <span
            className="inline-flex min-h-9 items-center rounded-control px-4 font-semibold"
            style={{ backgroundColor: theme.tertiary, color: theme.onTertiary }}
          >
            {config.homeButton.text || t('seeAll')}
          </span>
        </p>
      ) : null}
      {background ? null : <HeroProducts layout={layout} look={look} />}
    </div>
  );
}

const SHELF: Readonly<Record<StoreLayout, { tiles: number; row: string; card: string }>> = {
  classic: { tiles: 2, row: 'grid-cols-2 gap-3', card: 'rounded-card' },
  showcase: { tiles: 3, row: 'grid-cols-3 gap-4 *:justify-items-center', card: '' },
  compact: { tiles: 8, row: 'grid-cols-4 gap-2', card: 'rounded-card border border-line' },
};

/** Products and controls of the home page, as the layout has them. */
export function PreviewShelf({ config: { layout }, look: { theme, heading } }: PreviewPartProps) {
  const t = useTranslations('storeConfiguration.preview');
  const { tiles, row, card } = SHELF[layout];
  const isCompact = layout === 'compact';
  return (
    <div className="grid gap-3 px-4 py-5">
      <p className="text-lg" style={heading}>
        {t('collection')}
      </p>
      <div className={`grid ${row}`}>
        {Array.from({ length: tiles }, (_, tile) => (
          <div key={tile} className="grid gap-1.5">
            <span
              className={`grid aspect-square w-full place-items-center ${card}`}
              style={{
                backgroundColor: isCompact ? '#ffffff' : theme.secondary,
                color: theme.accentOnSecondary,
              }}
            >
              <Shirt className={isCompact ? 'size-9' : 'size-14'} strokeWidth={1.25} />
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
