'use client';

import { useMemo, useState, type FormEvent } from 'react';
import type { CountryOption } from '@/components/orders/shop/delivery-fields';
import type { ProductChoice } from '@/components/catalogue/shop/use-product-choice';
import { countryFields } from '@/components/orders/shop/country-fields';
import { useDraftedForm } from '@/components/form/use-drafted-form';
import { ApiError } from '@/lib/client/api-error';
import { dropFormDraft } from '@/lib/client/form-draft';
import type { OrderFormEvent } from '@/lib/modules/storefront/rules/embed/order-form-event';
import type { ErrorCode } from '@/lib/kernel/error-codes';
import type { Locale } from '@/lib/kernel/locales';
import type { ClaimStore } from './claim-store';
import { emptyClaim, type ClaimValues } from './claim-values';
import type { Gift } from './gift';
import { giftLine, type Chosen } from './gift-line';
import { visitSource } from '@/lib/modules/orders/client/visit-source';
import { refusedEvent, submittedEvent } from '@/components/orders/shop/outcome-event';
import { claimSender, type Claimed, type SentClaim } from './send-claim';
import { filledCodeKey } from './use-code-check';

interface ClaimFormInput {
  store: ClaimStore;
  /** Delivery countries. */
  countries: readonly CountryOption[];
  gift: Gift;
  choice: ProductChoice;
  locale: Locale;
  /** In a preview: called instead of sending. */
  instead: (() => void) | undefined;
  onClaimed(claimed: Claimed, values: ClaimValues): void;
  /** Called after the fields were checked, if no size is chosen. */
  onNoSize(): void;
  /** Called if the chosen variant has sold out in the meantime. */
  onSoldOut(variantId: string): void;
  /** Called if the event takes no more claims. */
  onEnded(kind: 'closed' | 'exhausted'): void;
  onEvent: ((event: OrderFormEvent) => void) | undefined;
}

/** The request body, without hidden fields left from another country (D12). */
function bodyOf(
  values: ClaimValues,
  {
    countries,
    gift,
    chosen,
    lang,
  }: Pick<ClaimFormInput, 'countries' | 'gift'> & { chosen: Chosen; lang: Locale },
): SentClaim {
  const [line] = values.products;
  const products = [giftLine(gift, chosen, line?.personalisation ?? {})];
  return { ...values, ...countryFields(values, { countries }), lang, products };
}

/** The claim form: validated by the contract, kept over a reload, sent once. S2.7, S5; D11, D26. */
export function useClaimForm({ store, countries, gift, choice, locale, instead, ...on }: ClaimFormInput) {
  const [refusal, setRefusal] = useState<ErrorCode | 'network' | null>(null);
  const send = useMemo(() => claimSender(store), [store]);

  function heed(error: unknown, variantId: string) {
    on.onEvent?.(refusedEvent(error));
    if (!(error instanceof ApiError)) return;
    setRefusal(error.code);
    if (error.code === 'out_of_stock') on.onSoldOut(variantId);
    if (error.code === 'event_closed') on.onEnded('closed');
    if (error.code === 'event_exhausted') on.onEnded('exhausted');
  }
  const contract = useDraftedForm<ClaimValues, ClaimValues>({
    draftKey: `claim-draft-${store.id}`,
    first: () => emptyClaim(store, gift),
    schema: async () => {
      const { claimSchema } = await import('./claim-schema');
      return claimSchema(gift, { needsCode: store.needsCode, countries });
    },
    submit: async (values) => {
      setRefusal(null);
      const { variantId, state } = choice.pair;
      if (choice.size === '' || state !== 'available' || variantId === null) return false;
      if (instead) {
        instead();
        return false;
      }
      try {
        const { colour, size } = choice;
        const chosen = { variantId, colour, size };
        const body = {
          ...bodyOf(values, { countries, gift, chosen, lang: locale }),
          ...visitSource(store.id),
        };
        const claimed = await send(body);
        dropFormDraft(filledCodeKey(store.id));
        on.onEvent?.(submittedEvent(body, claimed));
        on.onClaimed(claimed, values);
        return true;
      } catch (error) {
        heed(error, variantId);
        throw error;
      }
    },
  });
  async function onSubmit(event: FormEvent) {
    await contract.onSubmit(event);
    // The size comes first on the page, so it takes the focus, which the form gives to its first field in error twice:
    // at once and in a timer.
    if (choice.size === '') setTimeout(on.onNoSize);
  }
  return { ...contract, onSubmit, refusal };
}
