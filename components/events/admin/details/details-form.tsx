'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useEffect, useRef, type FormEvent } from 'react';
import { EditorNotices } from '@/components/admin/editor/editor-notices';
import { RestoredNotice } from '@/components/admin/editor/restored-notice';
import type { Option } from '@/components/admin/field/option-list';
import { SaveBar } from '@/components/admin/editor/save-bar';
import { Alert } from '@/components/ui/alert';
import type { EventPlace } from '@/lib/modules/events/client/event-details';
import type { EventDetails } from '@/lib/modules/events/contract/event-details';
import { hasDetail } from '@/lib/modules/events/rules/detail-fields';
import { BasicsSection } from './basics-section';
import { DatesSection } from './dates-section';
import { DeliverySection } from './delivery-section';
import { OrdersSection } from './orders-section';
import { useDescribeDetails } from './use-describe-details';
import { useDetails, type DetailsEditor } from './use-details';

// What only some types of event have: the others' pages don't fetch it.
const TaxSection = dynamic(() => import('./tax-section').then((module) => module.TaxSection), { ssr: true });
const ShippingSection = dynamic(() => import('./shipping-section').then((module) => module.ShippingSection), {
  ssr: true,
});
const GiftSection = dynamic(() => import('./gift-section').then((module) => module.GiftSection), {
  ssr: true,
});
const ClaimantsSection = dynamic(
  () => import('./claimants-section').then((module) => module.ClaimantsSection),
  { ssr: true },
);
const SizesSection = dynamic(() => import('./sizes-section').then((module) => module.SizesSection), {
  ssr: true,
});

interface DetailsFormProps {
  place: EventPlace;
  first: EventDetails;
  /** Every country in the reader's language. */
  countries: readonly Option[];
  /** Why nothing can be changed here: the role, or a lock (D3, D5); null if it can. */
  readOnly: 'role' | 'locked' | 'not_opened' | null;
}

/** The focus goes to the first wrong field after a save. */
function useFocusOnError({ errors }: DetailsEditor) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return form;
}

/** Everything of an event that its visitors' pages read besides its design and products. S2.2-17, S3.5. */
export function DetailsForm({ place, first, countries, readOnly }: DetailsFormProps) {
  const t = useTranslations('eventDetails');
  const editor = useDetails(place, first, readOnly !== null);
  const form = useFocusOnError(editor);
  const { type } = editor.stored.event_type;
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void editor.save();
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={onSubmit}
      aria-label={t('title')}
      className="mt-6 grid min-w-0 gap-5"
    >
      {readOnly === 'role' ? <Alert tone="info">{t('readOnly.role')}</Alert> : null}
      <RestoredNotice editor={editor} />
      <fieldset
        disabled={editor.disabled}
        className="min-w-0 rounded-card border border-line bg-surface px-4 sm:px-6"
      >
        <BasicsSection editor={editor} />
        <DatesSection editor={editor} />
        <DeliverySection editor={editor} countries={countries} />
        {hasDetail(type, 'vat_rate') ? (
          <>
            <TaxSection editor={editor} />
            <ShippingSection editor={editor} />
          </>
        ) : null}
        {hasDetail(type, 'sample') ? (
          <>
            <GiftSection editor={editor} />
            <ClaimantsSection editor={editor} />
          </>
        ) : null}
        {hasDetail(type, 'edit_window_minutes') ? <OrdersSection editor={editor} slug={place.slug} /> : null}
        {hasDetail(type, 'collect_sizes') ? <SizesSection editor={editor} /> : null}
      </fieldset>
      {readOnly ? null : <DetailsBar editor={editor} countries={countries} />}
    </form>
  );
}

function DetailsBar({ editor, countries }: { editor: DetailsEditor; countries: readonly Option[] }) {
  const describe = useDescribeDetails(countries);
  return (
    <SaveBar editor={editor} sticky>
      <EditorNotices editor={editor} describe={describe} />
    </SaveBar>
  );
}
