'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { SearchCombobox } from '@/components/admin/field/search-combobox';
import { useBuilder } from '@/components/event-builder/shop/builder-context';
import { focusInView } from '@/components/form/focus-in-view';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { SelectField } from '@/components/ui/select-field';
import { browserCall } from '@/lib/client/browser';
import { withPlan } from '@/lib/modules/event-builder/client/first-draft';
import { CLONED_STOCK } from '@/lib/modules/event-builder/rules/clone-parts';
import { BUILDER_TEXT } from '@/lib/modules/event-builder/rules/limits';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import type { listEvents } from '@/lib/modules/events/contract/list-events';
import { listEventsCall } from '@/lib/modules/events/contract/paths';
import { takesPayment } from '@/lib/modules/events/rules/event-types';
import { useWizard } from './wizard-context';

const PARTS = ['products', 'look', 'details', 'vouchers'] as const;
const SHOWN = 20;

/** The client's stores by name or address, and the one chosen. */
function useSource() {
  const t = useTranslations('events.clone');
  const { tenant, plan } = useWizard();
  const { keeper } = useBuilder().built;
  const found = useRef(new Map<string, EventSummary>());
  const [label, setLabel] = useState<string | null>(null);
  const load = async (search: string, signal: AbortSignal) => {
    const query = { limit: SHOWN, ...(search === '' ? {} : { search: search.slice(0, 120) }) };
    const input = { params: { tenant }, query, signal, progress: false };
    const { events } = await browserCall<typeof listEvents>(listEventsCall, input);
    for (const event of events) found.current.set(event.slug, event);
    return events.map(({ slug, name }) => ({ value: slug, label: name, detail: `/${slug}` }));
  };
  const choose = (slug: string | null) => {
    const event = slug === null ? undefined : found.current.get(slug);
    setLabel(event?.name ?? null);
    keeper.change((store) => {
      const named = withPlan({ source: slug })(store);
      if (!event) return named;
      const [primary, secondary, tertiary] = event.look.colours;
      const colours = primary && secondary && tertiary ? { primary, secondary, tertiary } : {};
      const name = store.page.name || t('copyOf', { name: event.name }).slice(0, BUILDER_TEXT.name);
      return {
        ...named,
        type: event.event_type.type,
        region: event.region,
        theme: { ...store.theme, ...colours },
        page: { ...store.page, name },
      };
    });
  };
  const value = plan.source === null ? null : { value: plan.source, label: label ?? `/${plan.source}` };
  return { load, choose, value };
}

/**
 * These fields are loaded when a copy is chosen. Whoever presses Continue before they are there gets the focus where
 * the error is as soon as they are.
 */
function useLateFocus(isLacking: boolean) {
  const field = useRef<HTMLDivElement>(null);
  const wasLacking = useRef(isLacking);
  useEffect(() => {
    if (wasLacking.current) focusInView(field.current?.querySelector('input'));
  }, []);
  return field;
}

/** Which store is copied, and what comes along from it. */
export function CloneFields() {
  const t = useTranslations('events.clone');
  const own = useTranslations('eventWizard.start');
  const { plan, problemOf } = useWizard();
  const { keeper, store } = useBuilder().built;
  const source = useSource();
  const { parts } = plan;
  const error = plan.source === null ? problemOf('plan.source') : undefined;
  const field = useLateFocus(error !== undefined);
  const shown = PARTS.filter((part) => part !== 'vouchers' || takesPayment(store.type));
  const change = (change: Partial<typeof parts>) =>
    keeper.change(withPlan({ parts: { ...parts, ...change } }));
  return (
    <div className="grid gap-5 rounded-card border border-line bg-surface p-5">
      <div ref={field} data-field="plan.source">
        <SearchCombobox
          label={own('source')}
          hint={own('sourceHint')}
          value={source.value}
          load={source.load}
          onChange={(option) => source.choose(option?.value ?? null)}
          error={error}
          required
        />
      </div>
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">{t('what')}</legend>
        {shown.map((part) => (
          <CheckboxField
            key={part}
            label={t(part)}
            checked={parts[part]}
            onChange={({ target }) => change({ [part]: target.checked })}
          />
        ))}
      </fieldset>
      {parts.products ? (
        <SelectField
          label={t('stock')}
          className="sm:max-w-sm"
          value={parts.stock}
          options={CLONED_STOCK.map((value) => ({ value, label: t(`stocks.${value}`) }))}
          onChange={({ target }) => {
            const stock = CLONED_STOCK.find((one) => one === target.value);
            if (stock) change({ stock });
          }}
        />
      ) : null}
    </div>
  );
}
