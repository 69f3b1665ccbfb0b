'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { useContractForm } from '@/components/form/use-contract-form';
import { addressSchema } from '@/components/orders/shop/address-schema';
import { countryFields } from '@/components/orders/shop/country-fields';
import { orderHref } from '@/components/orders/admin/order-href';
import { piecesOf } from '@/components/returns/shop/case-order';
import type { usePhotos } from '@/components/returns/shop/use-photos';
import { toast } from '@/components/ui/toast';
import { deliveryChoices } from '@/lib/address/delivery-choices';
import { ApiError } from '@/lib/client/api-error';
import { isLocale } from '@/lib/kernel/locales';
import { toWire } from '@/lib/kernel/money';
import { sendReplacement } from '@/lib/modules/returns/client/replacements';
import type { Replaceable } from '@/lib/modules/returns/contract/replacements';
import { costOf } from './cost-sentence';
import type { ReplaceFields } from './replace-fields';

interface ReplaceOptions {
  order: Replaceable;
  fields: ReplaceFields;
  photos: ReturnType<typeof usePhotos>;
}

type Faults = Partial<Record<'pieces' | 'photos', string>>;

/** The address fields with the checkout's rules, and what sends them with all that was chosen, once per form. S2.2-113. */
export function useReplaceForm({ order, fields, photos }: ReplaceOptions) {
  const t = useTranslations('replacePage.form');
  const ask = useTranslations('casesPage.ask');
  const uploads = useTranslations('returns.complain');
  const router = useRouter();
  const current = useLocale();
  const locale = isLocale(current) ? current : 'en';
  const [key] = useState(() => crypto.randomUUID());
  const [faults, setFaults] = useState<Faults>({});
  const [problem, setProblem] = useState<string>();
  const { countries, states } = useMemo(() => deliveryChoices(order, locale), [order, locale]);
  const schema = useMemo(() => addressSchema({ countries }), [countries]);
  /** What is said in place of the error's own text; what was chosen stays. */
  function whyNot(error: ApiError): string | null {
    if (error.code === 'conflict') return t('conflict');
    if (error.code === 'out_of_stock') return t('stock');
    if (error.codes['cost']) return t('costChanged');
    return error.codes['lines'] ? ask('tooMany') : null;
  }
  function check(): boolean {
    const found: Faults = {
      ...(piecesOf(fields.pieces).length === 0 && { pieces: ask('chooseOne') }),
      ...(photos.sending && { photos: uploads('sending') }),
    };
    setFaults(found);
    return Object.keys(found).length === 0;
  }
  const contract = useContractForm({
    schema,
    defaultValues: { ...order.address, email: order.email },
    submit: async ({ email, ...typed }) => {
      setProblem(undefined);
      if (!check()) return;
      const { reason, pieces, words, bearer, complaint } = fields;
      const named = order.complaints.find(({ id }) => id === complaint);
      const body = {
        ...typed,
        ...countryFields({ ...typed, email }, { countries }),
        key,
        reason,
        words,
        lines: piecesOf(pieces),
        photos: photos.tokens,
        borne_by: bearer,
        cost: toWire(costOf(order, pieces) ?? 0),
        complaint: named ? { id: named.id, version: named.version } : null,
      };
      try {
        const made = await sendReplacement({ tenant: order.tenant_id, order: order.id }, body);
        toast('success', t('done', { ref: made.order_ref }));
        router.push(orderHref({ id: made.id, tenant_id: order.tenant_id }, true));
      } catch (error) {
        const said = error instanceof ApiError ? whyNot(error) : null;
        if (said === null) throw error;
        setProblem(said);
        router.refresh();
      }
    },
  });
  return { ...contract, countries, states, faults, problem };
}
