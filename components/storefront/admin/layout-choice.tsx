'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { STORE_LAYOUTS, type StoreLayout } from '@/lib/modules/storefront/rules/theme/store-layout';
import { LayoutSketch } from './layout-sketch';

interface LayoutChoiceProps {
  chosen: StoreLayout;
  /** Where a heading and hint stand above it already. */
  bare?: boolean;
  onChoose(layout: StoreLayout): void;
}

/** The arrangements of a store's pages, each with a sketch of its home page. S3.6 */
export function LayoutChoice({ chosen, bare = false, onChoose }: LayoutChoiceProps) {
  const t = useTranslations('storeConfiguration.layout');
  return (
    <fieldset>
      <legend className={bare ? 'sr-only' : 'mb-1 font-semibold'}>{t('title')}</legend>
      {bare ? null : <p className="mb-3 text-muted">{t('hint')}</p>}
      <div className="grid gap-3 sm:grid-cols-3">
        {STORE_LAYOUTS.map((layout) => (
          <label
            key={layout}
            className={clsx(
              'flex cursor-pointer items-start gap-3 rounded-control border bg-surface p-3 hover:border-ink sm:flex-col',
              'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-(--ring)',
              chosen === layout ? 'border-accent ring-1 ring-accent' : 'border-line-strong/60',
            )}
          >
            <LayoutSketch layout={layout} />
            <span className="flex min-w-0 gap-2.5">
              <input
                type="radio"
                name="store-layout"
                value={layout}
                checked={chosen === layout}
                onChange={() => onChoose(layout)}
                aria-describedby={`layout-${layout}`}
                aria-label={t(layout)}
                className="mt-1 size-4.5 shrink-0 accent-accent"
              />
              <span className="grid min-w-0 gap-0.5">
                <span className="font-semibold">{t(layout)}</span>
                <span id={`layout-${layout}`} className="text-[0.9375rem] text-muted">
                  {t(`${layout}Hint`)}
                </span>
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
