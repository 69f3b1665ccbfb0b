'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { z } from 'zod';
import { FormDialog } from '@/components/admin/overlay/form-dialog';
import { useContractForm } from '@/components/form/use-contract-form';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { browserCall } from '@/lib/client/browser';
import type { cloneEvent } from '@/lib/modules/event-builder/contract/clone-event';
import { cloneEventCall } from '@/lib/modules/event-builder/contract/paths';
import { CLONED_STOCK } from '@/lib/modules/event-builder/rules/clone-parts';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import { takesPayment } from '@/lib/modules/events/rules/event-types';
import { fingerprint } from './fingerprint';

interface CloneDialogProps {
  event: EventSummary;
  onClose: () => void;
}

const PARTS = ['products', 'look', 'details', 'vouchers'] as const;

const schema = z.object({
  name: z.string().trim().min(1).max(80),
  slug: z.string().trim().max(200),
  products: z.boolean(),
  stock: z.enum(CLONED_STOCK),
  look: z.boolean(),
  details: z.boolean(),
  vouchers: z.boolean(),
});

function useCloneForm({ event, onClose }: CloneDialogProps) {
  const t = useTranslations('events.clone');
  const router = useRouter();
  // Idempotency key: the same form sent twice makes one copy.
  const [key] = useState(() => crypto.randomUUID());
  const copyOf = t('copyOf', { name: event.name }).slice(0, 80);
  return useContractForm({
    schema,
    defaultValues: {
      name: copyOf,
      slug: '',
      products: true,
      stock: 'made_to_order',
      look: true,
      details: true,
      vouchers: false,
    },
    submit: async ({ slug: wanted, ...body }) => {
      const { tenant_id: tenant, slug } = event;
      const made = await browserCall<typeof cloneEvent>(cloneEventCall, {
        params: { tenant, slug },
        headers: {
          'idempotency-key': `${key}-${await fingerprint(Object.values({ ...body, wanted }).map(String))}`,
        },
        body: { ...body, ...(wanted === '' ? {} : { slug: wanted }) },
      });
      toast('success', t('done', { name: body.name }));
      onClose();
      router.push(`/events/${made.slug}/overview`);
    },
  });
}

/** Copies an event with the parts chosen here into a new draft. */
export function CloneDialog(props: CloneDialogProps) {
  const { event, onClose } = props;
  const t = useTranslations('events');
  const form = useCloneForm(props);
  const parts = PARTS.filter((part) => part !== 'vouchers' || takesPayment(event.event_type.type));
  const withProducts = form.form.watch('products');
  return (
    <FormDialog
      title={t('clone.title', { name: event.name })}
      text={t('clone.text')}
      submit={t('clone.submit')}
      form={form}
      onClose={onClose}
    >
      <TextField label={t('name')} autoComplete="off" maxLength={80} required {...form.field('name')} />
      <TextField
        label={t('rename.slug')}
        hint={t('clone.slugHint')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={63}
        {...form.field('slug')}
      />
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">{t('clone.what')}</legend>
        {parts.map((part) => (
          <CheckboxField key={part} label={t(`clone.${part}`)} {...form.field(part)} />
        ))}
      </fieldset>
      {withProducts ? (
        <SelectField
          label={t('clone.stock')}
          options={CLONED_STOCK.map((value) => ({ value, label: t(`clone.stocks.${value}`) }))}
          {...form.field('stock')}
        />
      ) : null}
    </FormDialog>
  );
}
