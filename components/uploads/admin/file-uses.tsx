'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Skeleton } from '@/components/ui/skeleton';
import { readFileUses } from '@/lib/modules/uploads/client/library';
import type { FileUse, LibraryFile } from '@/lib/modules/uploads/contract/library-file';
import type { FileDetail } from '@/lib/modules/uploads/contract/list-files';

type Found = FileDetail | 'failed' | null;

/** Reads where a file is used, again for each version of it. */
function useUses(tenant: string, { id, updated_at: version }: LibraryFile): Found {
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    let current = true;
    const put = (next: Found) => (current ? setFound(next) : undefined);
    readFileUses(tenant, { id }).then(put, () => put('failed'));
    return () => {
      current = false;
    };
  }, [tenant, id, version]);
  return found;
}

/** Where a file is used: products, stores, colour sets, and earlier versions of a store's look. */
export function FileUses({ tenant, file }: { tenant: string; file: LibraryFile }) {
  const t = useTranslations('files.places');
  const found = useUses(tenant, file);
  return (
    <section aria-labelledby="file-uses" aria-busy={found === null || undefined}>
      <h3 id="file-uses" className="mb-2 text-base">
        {t('title')}
      </h3>
      {found === null ? <Skeleton className="h-12" /> : null}
      {found === 'failed' ? <p className="text-danger">{t('failed')}</p> : null}
      {found !== null && found !== 'failed' ? <Uses {...found} /> : null}
    </section>
  );
}

function Uses({ uses, more }: Pick<FileDetail, 'uses' | 'more'>) {
  const t = useTranslations('files.places');
  if (uses.length === 0) return <p className="text-muted">{t('none')}</p>;
  return (
    <>
      <UseList uses={uses} />
      {more ? <p className="mt-2 text-muted">{t('more')}</p> : null}
    </>
  );
}

function hrefOf({ place, slug, product_id: product, deleted }: FileUse): string | null {
  if (slug === null || deleted) return null;
  if (product !== null) return `/events/${slug}/products?${new URLSearchParams({ product })}`;
  return place === 'colours' ? null : `/events/${slug}/store-configuration`;
}

/** The places that name a file, each with a link to where it can be changed. */
function UseList({ uses }: { uses: readonly FileUse[] }) {
  const t = useTranslations('files.places');
  return (
    <ul className="grid divide-y divide-line rounded-control border border-line">
      {uses.map((use) => {
        const href = hrefOf(use);
        return (
          <li
            key={`${use.place} ${use.slug} ${use.product_id} ${use.name}`}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 py-2"
          >
            <span className="min-w-0">
              {href ? (
                <Link href={href} prefetch={false} className="link font-semibold [overflow-wrap:anywhere]">
                  {use.name}
                </Link>
              ) : (
                <span className="font-semibold [overflow-wrap:anywhere]">{use.name}</span>
              )}
              <span className="block text-[0.9375rem] text-muted">
                {use.place === 'version' ? t('version', { count: use.versions ?? 1 }) : t(use.place)}
              </span>
            </span>
            {use.deleted ? <Badge>{t('deleted')}</Badge> : null}
            {use.locked ? <Badge tone="warn">{t('locked')}</Badge> : null}
          </li>
        );
      })}
    </ul>
  );
}
