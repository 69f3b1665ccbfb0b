'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useId, useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { ApiError } from '@/lib/client/api-error';
import type { StaffBlankDetail } from '@/lib/modules/catalogue/contract/blanks/shapes';
import { draftOf, isSameForm, isTouched, mergeDrafts, type BlankDraft } from './blank-draft';

type Codes = ApiError['codes'];

/** What is wrong at a place of the call, and the first place under it. */
const wrongAt = (codes: Codes, name: string) =>
  Object.entries(codes).find(([path]) => path === name || path.startsWith(`${name}.`));

/**
 * The draft of a blank's form, and the blank that it was begun on. What is read again is taken over where nothing was
 * typed; else `others` is the blank as somebody else has left it, until the typist says what is to become of it.
 */
function useDraft(blank: StaffBlankDetail) {
  const [base, setBase] = useState(blank);
  const [draft, setDraft] = useState<BlankDraft>(() => draftOf(blank));
  const isNewer = blank.revision > base.revision;
  if (isNewer && (isSameForm(blank, base) || !isTouched(draft, base))) {
    setBase(blank);
    setDraft(mergeDrafts(draft, { from: draftOf(base), to: draftOf(blank) }));
  }
  const rebase = (sent: BlankDraft, to: StaffBlankDetail) => {
    setDraft((now) => mergeDrafts(now, { from: sent, to: draftOf(to) }));
    setBase(to);
  };
  return {
    base,
    draft,
    setDraft,
    others: isNewer ? blank : null,
    /** After what was sent is stored: what was typed meanwhile stays. */
    saved: rebase,
    /** What only the other has changed becomes theirs; what was typed here stays. */
    goOn: () => rebase(draftOf(base), blank),
    startOver: () => {
      setDraft(draftOf(blank));
      setBase(blank);
    },
  };
}

/** What a blank’s form holds and what is wrong in it; nothing typed is ever lost. S2.2-249 */
export function useBlankForm(blank: StaffBlankDetail) {
  const text = useErrorText();
  const router = useRouter();
  const draft = useDraft(blank);
  const [codes, setCodes] = useState<Codes>({});
  const formId = useId();
  useEffect(() => {
    if (Object.keys(codes).length > 0)
      document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [codes, formId]);
  return {
    ...draft,
    /** The id of its `<form>`. */
    formId,
    change: (part: Partial<BlankDraft>) => draft.setDraft((now) => ({ ...now, ...part })),
    /** The props of a field with what is wrong in it, by its name in the call. */
    errorOf: (name: string): { error?: string } => {
      const said = text.field(wrongAt(codes, name)?.[1][0]);
      return said === undefined ? {} : { error: said };
    },
    /** Which entry of a list is wrong first, and how. */
    entryError: (name: string): { at: number; error: string } | null => {
      const [path, found] = wrongAt(codes, name) ?? [];
      const said = text.field(found?.[0]);
      const at = Number(path?.slice(name.length + 1).split('.')[0] || Number.NaN);
      return said === undefined || Number.isNaN(at) ? null : { at, error: said };
    },
    /** Does what is sent, and keeps what the server found wrong; after a conflict what the other has changed is read. */
    explain: async (send: () => Promise<unknown>) => {
      setCodes({});
      try {
        await send();
      } catch (error) {
        if (error instanceof ApiError) setCodes(error.codes);
        if (error instanceof ApiError && error.code === 'conflict') router.refresh();
        throw error;
      }
    },
  };
}

export type BlankFormState = ReturnType<typeof useBlankForm>;
