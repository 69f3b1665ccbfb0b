'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useErrorText } from '@/components/form/use-error-text';
import { SelectField } from '@/components/ui/select-field';
import type { DraftForm as Form } from '@/lib/modules/draft-orders/contract/drafts';
import { ChosenItems } from './chosen-items';
import { ItemPicker } from './item-picker';
import { lineErrors } from './line-errors';
import { OvertakenNotice } from './overtaken-notice';
import { RecipientFields } from './recipient-fields';
import { useDraftBasket, useDraftLines } from './use-draft-basket';
import { useDraftForm, type DraftFormProps, type OvertakenChoice } from './use-draft-form';

/** Composes a basket for somebody, or changes one that was not sent yet. S2.2-89. */
export function DraftForm(props: DraftFormProps) {
  const { tenant, stores, draft } = props;
  const all = useTranslations('draftOrders');
  const t = useTranslations('draftOrders.form');
  const adding = useRef<HTMLSelectElement>(null);
  const errors = useErrorText();
  const { form, onSubmit, busy, formError, field, overtaken } = useDraftForm(props);
  const chosen = field('event');
  const event = form.watch('event') ?? '';
  const lines = form.watch('products') ?? [];
  const { offered, quote, failed } = useDraftBasket(tenant, event, lines);
  function change(products: Form['products']) {
    form.clearErrors('products');
    form.setValue('products', products, { shouldDirty: true });
  }
  const { add, setQuantity } = useDraftLines({ lines, onChange: change });
  const wrong = form.formState.errors.products;
  const refused = failed ? errors.call(failed) : undefined;
  const said = (wrong && lines.length === 0 ? t('noLines') : formError) ?? refused;
  return (
    <form
      method="post"
      onSubmit={onSubmit}
      noValidate
      aria-label={draft ? all('detail.erased') : all('new')}
      className="mt-6 grid max-w-3xl gap-6 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <SelectField
        label={t('store')}
        placeholder={t('chooseStore')}
        disabled={draft !== null}
        options={stores.map(({ slug, name }) => ({ value: slug, label: name }))}
        {...chosen}
        onChange={(changed) => {
          change([]);
          return chosen.onChange(changed);
        }}
      />
      {offered ? (
        <>
          <ItemPicker offered={offered} onAdd={add} fieldRef={adding} />
          <ChosenItems
            offered={offered}
            lines={lines}
            kept={draft?.lines ?? []}
            quote={quote}
            wrong={lineErrors(failed, wrong)}
            onQuantity={setQuantity}
            adding={adding}
          />
        </>
      ) : null}
      <RecipientFields field={field} />
      <Ending overtaken={overtaken} said={busy || overtaken ? undefined : said} />
      <div>
        <SubmitButton busy={busy}>{t('save')}</SubmitButton>
      </div>
    </form>
  );
}

/** What keeps the form from being saved. */
function Ending({ overtaken, said }: { overtaken: OvertakenChoice | null; said: string | undefined }) {
  return (
    <>
      <OvertakenNotice choice={overtaken} />
      <FormAlert error={said} />
    </>
  );
}
