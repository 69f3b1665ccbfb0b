'use client';

import { useTranslations } from 'next-intl';
import { SessionAlert } from '@/components/admin/session-alert';
import { Skeleton } from '@/components/ui/skeleton';
import { useShareState } from '@/lib/modules/storefront/client/share-state';
import { SHARE_SIZE } from '@/lib/modules/storefront/rules/seo/share-size';
import type { EditedStore } from '../use-editor';

/** The picture that is drawn for a shared link, once it is there; drawing takes some seconds after each change. */
export function DrawnPicture({ store, version }: { store: EditedStore; version: number }) {
  const t = useTranslations('storeConfiguration.branding.share');
  const { data, error, mutate } = useShareState(store, version);
  if (error) return <SessionAlert error={error} title={t('failed')} onRetry={() => void mutate()} />;
  if (!data?.ready) {
    return (
      <div role="status" className="max-w-md">
        <span className="sr-only">{t('drawing')}</span>
        <Skeleton className="aspect-[1200/630] w-full rounded-control" />
      </div>
    );
  }
  return (
    <img
      src={data.url}
      alt={t('drawn')}
      loading="lazy"
      {...SHARE_SIZE}
      className="h-auto w-full max-w-md rounded-control border border-line"
    />
  );
}
