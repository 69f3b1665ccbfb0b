'use client';

import { useTranslations } from 'next-intl';
import { PreviewHero, PreviewShelf, type PreviewPartProps } from './preview-parts';
import { storeLook } from './store-look';
import { useEditedConfig } from './use-edited-config';
import type { Editor } from './use-editor';
import { useObjectUrl } from './use-object-url';

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
      <PreviewHero {...part} />
      <PreviewShelf {...part} />
      <Foot {...part} />
    </div>
  );
}

function TopBar({ config, configuration, look }: PreviewPartProps) {
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

function Foot({ config, look: { theme } }: PreviewPartProps) {
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
