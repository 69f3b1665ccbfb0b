'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useContractForm, type ContractForm } from '@/components/form/use-contract-form';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api-error';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/kernel/locales';
import { randomText } from '@/lib/kernel/random';
import { createDraft, updateDraft } from '@/lib/modules/draft-orders/client/drafts';
import type {
  DraftForm as Form,
  DraftFormInput,
  DraftOrder,
} from '@/lib/modules/draft-orders/contract/drafts';
import { draftHref } from './draft-href';

const loadForm = () =>
  import('@/lib/modules/draft-orders/contract/drafts').then(({ draftForm }) => draftForm);

export interface DraftFormProps {
  tenant: string;
  isStaff: boolean;
  /** The stores to choose from. */
  stores: readonly { slug: string; name: string }[];
  /** The draft to change; null for a new one. */
  draft: DraftOrder | null;
  /** Whether the form holds changes that are not saved. */
  onUnsaved?(unsaved: boolean): void;
  /** The draft as it was just saved, before the page has read it again. */
  onSaved?(saved: DraftOrder): void;
}

const TYPED = ['products', 'name', 'email', 'lang', 'note'] as const;

const valuesOf = (draft: DraftOrder): Form => ({
  key: draft.id,
  event: draft.event_slug,
  products: draft.lines.map(({ product_id, variant_id, quantity }) => ({ product_id, variant_id, quantity })),
  name: draft.name,
  email: draft.email,
  lang: draft.lang,
  note: draft.note,
});

const newValues = ([only, ...others]: DraftFormProps['stores'], locale: Locale): Form => ({
  key: randomText('0123456789abcdefghjkmnpqrstvwxyz', 24),
  event: only && others.length === 0 ? only.slug : '',
  products: [],
  name: '',
  email: '',
  lang: locale,
  note: '',
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export interface OvertakenChoice {
  /** Takes the draft as they left it, in place of what is typed. */
  takeTheirs(): void;
  /** The next save replaces what they saved. */
  keepMine(): void;
}

interface ShownForm extends ContractForm<DraftFormInput, Form> {
  /** Somebody else has changed the draft under what is typed here; null otherwise. */
  overtaken: OvertakenChoice | null;
}

/**
 * The form's values, and their saving as a new or a changed draft. What is typed stays whatever somebody else saves: the form then
 * says so, and goes on from the newest version. S2.2-89, D3-46.
 */
export function useDraftForm(props: DraftFormProps): ShownForm {
  const { tenant, isStaff, stores, draft, onUnsaved, onSaved } = props;
  const t = useTranslations('draftOrders.form');
  const current = useLocale();
  const router = useRouter();
  const [first] = useState(() =>
    draft ? valuesOf(draft) : newValues(stores, isLocale(current) ? current : DEFAULT_LOCALE),
  );
  // The version that the form's values began as.
  const [base, setBase] = useState(draft?.version ?? 0);
  const filled = useRef(base);
  const shown = useContractForm<DraftFormInput, Form>({ schema: loadForm, defaultValues: first, submit });
  const { form } = shown;
  const { isDirty } = form.formState;
  const newer = draft !== null && draft.version > base;
  // Under an untouched form their change is simply shown.
  if (newer && !isDirty) setBase(draft.version);

  function takeTheirs() {
    if (!draft) return;
    form.reset(valuesOf(draft));
    setBase(draft.version);
  }

  /** What was saved is the form's ground now; what was typed since the press stays typed. */
  function settle(saved: DraftOrder, sent: DraftFormInput) {
    const typed = { ...form.getValues() };
    form.reset(valuesOf(saved));
    for (const name of TYPED) {
      if (!isSame(typed[name], sent[name])) form.setValue(name, typed[name], { shouldDirty: true });
    }
    setBase(saved.version);
    onSaved?.(saved);
  }

  async function save({ key, event: store, ...content }: Form): Promise<DraftOrder> {
    if (!draft) return createDraft(tenant, { key, event: store, ...content });
    const sent = { ...form.getValues() };
    const saved = await updateDraft(tenant, { ...draft, version: base }, content);
    settle(saved, sent);
    return saved;
  }

  async function submit(values: Form) {
    try {
      const saved = await save(values);
      toast('success', t('saved'));
      router.push(draftHref(tenant, isStaff, `/${saved.id}`));
      router.refresh();
    } catch (failure) {
      // What they made of it is shown, and the form goes on from there.
      if (failure instanceof ApiError && failure.code === 'conflict') router.refresh();
      throw failure;
    }
  }

  useEffect(() => {
    if (filled.current === base) return;
    filled.current = base;
    if (draft?.version === base && !isDirty) form.reset(valuesOf(draft));
  }, [base, draft, form, isDirty]);
  useEffect(() => onUnsaved?.(isDirty), [isDirty, onUnsaved]);
  const keepMine = () => setBase(draft?.version ?? base);
  return { ...shown, overtaken: newer && isDirty ? { takeTheirs, keepMine } : null };
}
