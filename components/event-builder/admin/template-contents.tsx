'use client';

import { useTranslations } from 'next-intl';
import { useStorePrice } from '@/components/ui/store-price';
import { fromWire } from '@/lib/kernel/money';
import type { TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';
import { useBuilder } from '@/components/event-builder/shop/builder-context';

/** The products that come with a template, with their suggested prices; nothing for a blank start. */
export function TemplateContents({ products }: Pick<TemporaryStore, 'products'>) {
  const t = useTranslations('eventTemplates');
  const money = useStorePrice();
  const { list } = useBuilder().blanks;
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="template-contents" className="rounded-card border border-line bg-surface p-4">
      <h2 id="template-contents" className="font-semibold">
        {t('contents')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {products.map(({ blank, name, price, colours }) => (
          <li key={blank} className="flex items-center gap-3 py-2">
            <span className="min-w-0 grow">{name}</span>
            <span aria-hidden="true" className="flex shrink-0 gap-1">
              {list
                ?.find(({ id }) => id === blank)
                ?.colours.filter(({ identifier }) => colours.includes(identifier))
                .map(({ identifier, hex }) => (
                  <span
                    key={identifier}
                    style={{ background: hex }}
                    className="size-4 rounded-full border border-line-strong/60"
                  />
                ))}
            </span>
            <span className="w-20 shrink-0 text-end tabular-nums">{money(fromWire(price))}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-[0.9375rem] text-muted">{t('edit')}</p>
    </section>
  );
}
