'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ContactFields } from '@/components/forms/delivery-fields';
import { PersonalTextField } from '@/components/forms/personal-text-field';
import type { ContractForm } from '@/components/forms/use-contract-form';
import { useProductChoice } from '@/components/forms/use-product-choice';
import { Button } from '@/components/ui/button';
import { SteadyLoader } from '@/components/ui/steady-loader';
import { TextField } from '@/components/ui/text-field';
import { useHydrated } from '@/components/ui/use-hydrated';
import { usePersonalPictures } from '@/lib/client/designer/use-personal-pictures';
import { keepFormDraft, readFormDraft } from '@/lib/client/form-draft';
import { customisableTexts } from '@/lib/domain/design/personalise';
import type { OrderFormEvent } from '@/lib/domain/embed/order-form-event';
import type { Locale } from '@/lib/kernel/locales';
import type { ClaimedGift } from './claimed';
import type { ClaimStore } from './claim-store';
import type { ClaimValues } from './claim-values';
import { DeliverySection } from './delivery-section';
import { FormSection } from './form-section';
import { picturesOf, type Gift } from './gift';
import { GiftPicker } from './gift-picker';
import { OrderDetails } from './order-details';
import { RefusalNote } from './refusal-note';
import { useClaimForm } from './use-claim-form';
import { useLinkCode } from './use-link-code';

interface ClaimFormProps {
  store: ClaimStore;
  locale: Locale;
  gift: Gift;
  gifts: readonly Gift[];
  onGift(id: string): void;
  onClaimed(claimed: ClaimedGift): void;
  onEnded(kind: 'closed' | 'exhausted'): void;
  onEvent: ((event: OrderFormEvent) => void) | undefined;
}

/** The gift's choice, what went out of stock while the page was open included. */
function useGiftChoice(gift: Gift) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const variants = useMemo(
    () => gift.variants.map((one) => (gone.includes(one.variant_id) ? { ...one, available: 0 } : one)),
    [gift.variants, gone],
  );
  const choice = useProductChoice(variants);
  return { choice, markGone: (variantId: string) => setGone([...gone, variantId]) };
}

/** The link's code fills its field, once: what is typed over it stays over a reload. */
function useFilledCode({ id }: ClaimStore, form: ContractForm<ClaimValues, ClaimValues>['form']) {
  const code = useLinkCode();
  useEffect(() => {
    const key = `claim-link-${id}`;
    if (code === '' || readFormDraft(key, { code: '' }).code === code) return;
    keepFormDraft(key, { code });
    form.setValue('promo_code', code);
  }, [code, form, id]);
}

type Fields = Pick<ContractForm<ClaimValues, ClaimValues>, 'field'>;

/** SPEC 2.7: not for samples. */
function PromotionSection({ field }: Fields) {
  const t = useTranslations('orderForm');
  return (
    <FormSection title={t('promotion')}>
      <TextField
        {...field('promo_code')}
        required
        label={t('promoCode')}
        hint={t('promoHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        inputClassName="uppercase tracking-wide"
      />
    </FormSection>
  );
}

function PersonalFields({ gift, field }: Fields & { gift: Gift }) {
  return gift.scenes.flatMap((scene) =>
    customisableTexts(scene).map((layer) => (
      <PersonalTextField
        key={`${scene.side}-${layer.id}`}
        layer={layer}
        side={gift.scenes.length > 1 ? scene.side : undefined}
        {...field(`products.0.personalisation.${scene.side}.${layer.id}`)}
      />
    )),
  );
}

/** SPEC 2.7 for a promo event: contact, delivery and promotion code to the left, the gift to the right. */
export function ClaimForm({ store, locale, gift, gifts, ...on }: ClaimFormProps) {
  const t = useTranslations('orderForm');
  const forms = useTranslations('forms');
  const { choice, markGone } = useGiftChoice(gift);
  const { formId, form, field, onSubmit, busy, formError, refusal } = useClaimForm({
    ...{ store, gift, choice, locale },
    onSoldOut: markGone,
    onClaimed: (claimed, values) => on.onClaimed({ ...claimed, values, gift, pictures }),
    onEnded: on.onEnded,
    onEvent: on.onEvent,
  });
  const texts = useWatch({ control: form.control, name: 'products.0.personalisation' });
  const colour = gift.colours.find(({ identifier }) => identifier === choice.colour);
  const garment = { family: gift.family, colour: colour?.hex ?? '#ffffff' };
  const drawn = usePersonalPictures(gift.scenes, texts, garment);
  const pictures = { ...picturesOf(gift, choice.colour), ...drawn };
  useFilledCode(store, form);
  // Sent by the browser alone it would load the page anew, and all that was typed would be lost.
  const type = useHydrated() ? 'submit' : 'button';
  const soldOut = gift.variants.every(({ available }) => available === 0);

  return (
    <form
      id={formId}
      method="post"
      onSubmit={onSubmit}
      noValidate
      className="grid gap-12 lg:grid-cols-[1fr_24rem] lg:gap-16"
    >
      <div className="grid content-start gap-10">
        <FormSection title={t('contact')}>
          <ContactFields field={field} />
        </FormSection>
        <DeliverySection form={form} field={field} store={store} locale={locale} />
        {store.needsCode ? <PromotionSection field={field} /> : null}
      </div>
      <div className="grid content-start gap-5">
        <OrderDetails
          {...{ gift, choice, pictures, store, locale }}
          picker={<GiftPicker gifts={gifts} chosen={gift.id} onChoose={on.onGift} />}
        >
          <PersonalFields gift={gift} field={field} />
        </OrderDetails>
        <RefusalNote
          error={soldOut ? t('soldOut', { email: store.contactEmail }) : formError}
          alreadyOrdered={refusal === 'already_ordered'}
          contactEmail={store.contactEmail}
        />
        <Button type={type} size="lg" busy={busy} disabled={choice.pair.state !== 'available'}>
          {t('submit')}
        </Button>
        <div className="min-h-7">
          <SteadyLoader active={busy} text={forms('processing')} />
        </div>
      </div>
    </form>
  );
}
