import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ColourValue, FacetValue } from '@/lib/modules/catalogue/rules/list-facets';
import type { ListFacet } from '@/lib/modules/catalogue/rules/list-query';
import { Button } from '@/components/ui/button';

interface MenuProps {
  id: string;
  title: string;
  /** Number of selected values. */
  picked: number;
  children: ReactNode;
}

/** A filter as a `details` menu: one open at a time, works without JavaScript. */
export function FacetPanel({ id, title, picked, children }: MenuProps) {
  const t = useTranslations('productList');
  return (
    <details id={id} name="product-filters" className="group sm:relative">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control border border-line-strong bg-white px-3.5 font-semibold select-none group-open:border-ink hover:border-ink [&::-webkit-details-marker]:hidden">
        {title}
        {picked > 0 ? (
          <span className="grid min-w-6 place-items-center rounded-full bg-accent px-1.5 text-sm text-white tabular-nums">
            <span aria-hidden="true">{picked}</span>
            <span className="sr-only">{t('picked', { count: picked })}</span>
          </span>
        ) : null}
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="absolute inset-x-0 z-20 mt-2 rounded-card border border-line bg-white p-4 shadow-overlay sm:inset-x-auto sm:start-0 sm:w-72">
        {children}
      </div>
    </details>
  );
}

interface FacetMenuProps {
  facet: ListFacet;
  title: string;
  values: readonly (FacetValue | ColourValue)[];
  chosen: readonly string[];
}

/** A facet's values as checkboxes. */
export function FacetMenu({ facet, title, values, chosen }: FacetMenuProps) {
  const t = useTranslations('productList');
  if (values.length === 0) return null;
  const picked = values.filter(({ key }) => chosen.includes(key)).length;
  return (
    <FacetPanel id={`filter-${facet}`} title={title} picked={picked}>
      <fieldset>
        <legend className="sr-only">{title}</legend>
        <ul className="max-h-80 overflow-y-auto">
          {values.map((value) => (
            <li key={value.key}>
              <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 hover:bg-paper-deep">
                <input
                  type="checkbox"
                  name={facet}
                  value={value.key}
                  defaultChecked={chosen.includes(value.key)}
                  className="size-5 shrink-0 accent-accent"
                />
                {'hex' in value ? (
                  <span
                    aria-hidden="true"
                    style={{ backgroundColor: value.hex }}
                    className="size-5 shrink-0 rounded-full border border-ink/25"
                  />
                ) : null}
                <span className="grow">{value.label}</span>
                <span aria-hidden="true" className="text-[0.9375rem] text-muted tabular-nums">
                  {value.count}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <noscript>
        <Button type="submit" size="sm" className="mt-3 min-h-11 w-full">
          {t('apply')}
        </Button>
      </noscript>
    </FacetPanel>
  );
}
