'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useKeptForm } from '@/components/admin/editor/use-kept-form';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/admin/overlay/dialog';
import { TextField } from '@/components/ui/text-field';
import { dropFormDraft } from '@/lib/client/form-draft';
import { addProduct, type ProductsPlace } from '@/lib/modules/catalogue/client/event-products';
import type { OfferedBlank } from '@/lib/modules/catalogue/contract/list-blanks';
import { PRODUCT_NAME_LENGTH } from '@/lib/modules/catalogue/contract/product-fields';
import type { Currency } from '@/lib/kernel/money';
import { BlankChoice } from './blank-choice';
import { ColourChoice } from './colour-choice';
import { newProductForm, type NewProductInput } from './new-product-form';
import { productsHref } from './products-href';

interface AddProductDialogProps {
  place: ProductsPlace;
  currency: Currency;
  blanks: readonly OfferedBlank[];
  onClose: () => void;
}

/** A new product starts with one colour, so that its first design is checked on every colour it is sold in. */
const FIRST_COLOURS = 1;

function coloursOf(blanks: readonly OfferedBlank[], blank: string): string[] {
  const colours = blanks.find(({ id }) => id === blank)?.colours ?? [];
  return colours.slice(0, FIRST_COLOURS).map(({ identifier }) => identifier);
}

const draftKeyOf = ({ tenant, slug }: ProductsPlace) => `new-product-${tenant}-${slug}`;

/** The form of a new product, kept until it is sent or cancelled; after it is saved, the page of its design opens. */
function useNewProduct(place: ProductsPlace, blanks: readonly OfferedBlank[]) {
  const router = useRouter();
  // Idempotency key per dialog: submitting twice creates one product.
  const [key] = useState(() => crypto.randomUUID());
  const first = blanks[0]?.id ?? '';
  const contract = useKeptForm<NewProductInput, z.output<typeof newProductForm>>({
    schema: newProductForm,
    draftKey: draftKeyOf(place),
    first: () => ({ blank: first, name: '', price: '', colours: coloursOf(blanks, first) }),
    submit: async (values) => {
      const { product_id: product } = await addProduct(place, values, key);
      router.push(productsHref(place.slug, { product }));
      router.refresh();
      return true;
    },
  });
  const { form } = contract;
  const [blank, colours] = useWatch({ control: form.control, name: ['blank', 'colours'] });
  return {
    ...contract,
    blank,
    colours,
    offered: blanks.find(({ id }) => id === blank)?.colours ?? [],
    chooseBlank: (id: string) => {
      form.setValue('blank', id, { shouldDirty: true });
      form.setValue('colours', coloursOf(blanks, id), { shouldDirty: true });
    },
    chooseColours: (chosen: string[]) =>
      form.setValue('colours', chosen, { shouldDirty: true, shouldValidate: true }),
  };
}

/** Dialog for a new product: blank, name and price. */
export function AddProductDialog({ place, currency, blanks, onClose }: AddProductDialogProps) {
  const t = useTranslations('eventProducts');
  const { onSubmit, busy, formError, field, formId, ...chosen } = useNewProduct(place, blanks);
  const footer = (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          dropFormDraft(draftKeyOf(place));
          onClose();
        }}
      >
        {t('cancel')}
      </Button>
      <SubmitButton form={formId} busy={busy}>
        {t('add.submit')}
      </SubmitButton>
    </>
  );
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('add.title')}
      description={t('add.lead')}
      closeLabel={t('close')}
      footer={footer}
    >
      <form id={formId} method="post" onSubmit={onSubmit} noValidate className="grid gap-5">
        <BlankChoice blanks={blanks} value={chosen.blank} onChange={chosen.chooseBlank} />
        <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
          <TextField
            label={t('fields.name')}
            maxLength={PRODUCT_NAME_LENGTH}
            autoComplete="off"
            required
            {...field('name')}
          />
          <TextField
            label={t('fields.price', { currency })}
            hint={t('fields.priceHint')}
            maxLength={12}
            inputMode="decimal"
            autoComplete="off"
            required
            {...field('price')}
          />
        </div>
        <ColourChoice
          offered={chosen.offered}
          chosen={chosen.colours}
          onChange={chosen.chooseColours}
          error={field('colours').error}
        />
        <FormAlert error={busy ? undefined : formError} />
      </form>
    </Dialog>
  );
}
