'use client';

import { useEffect, useId, useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { ApiError } from '@/lib/client/api-error';
import type { Region } from '@/lib/kernel/regions';
import type {
  ConnectionForm,
  Fulfiller,
  FulfillerFacts,
} from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { FULFILLER_ZONES } from '@/lib/modules/fulfilment/rules/fulfillers/states';
import { PRINT_TECHNIQUES } from '@/lib/modules/fulfilment/rules/fulfillers/techniques';

/** The form as it is typed. */
interface FactsDraft {
  name: string;
  regions: Region[];
  countries: string[];
  origin: string;
  techniques: string[];
  acceptDays: string;
  printDays: string;
  shipDays: string;
  capacity: string;
  zone: string;
  everyBlank: boolean;
  own: boolean;
  url: string;
  secret: string;
}

const NEW: FactsDraft = {
  name: '',
  regions: [],
  countries: [],
  origin: '',
  techniques: [],
  acceptDays: '1',
  printDays: '1',
  shipDays: '1',
  capacity: '',
  zone: FULFILLER_ZONES[0],
  everyBlank: true,
  own: false,
  url: '',
  secret: '',
};

function draftOf(fulfiller: Fulfiller): FactsDraft {
  return {
    name: fulfiller.name,
    regions: fulfiller.regions,
    countries: fulfiller.countries,
    origin: fulfiller.origin_country ?? '',
    techniques: fulfiller.techniques,
    acceptDays: String(fulfiller.accept_days),
    printDays: String(fulfiller.print_days),
    shipDays: String(fulfiller.ship_days),
    capacity: fulfiller.daily_capacity === null ? '' : String(fulfiller.daily_capacity),
    zone: fulfiller.time_zone,
    everyBlank: fulfiller.every_blank,
    own: fulfiller.connection !== null,
    url: fulfiller.connection?.url ?? '',
    secret: '',
  };
}

/** A number that is typed; what is none is left to the server, which says so at its field. */
function numberOf(text: string): number {
  if (text.trim() === '') return Number.NaN;
  // A fraction is refused as «no whole number», which this is not either.
  return Number.isNaN(Number(text)) ? 0.5 : Number(text);
}

/** What the form says of the fulfiller, as the call takes it. */
export function factsOf(draft: FactsDraft): FulfillerFacts {
  return {
    name: draft.name,
    regions: draft.regions,
    countries: draft.countries,
    origin_country: draft.origin === '' ? null : draft.origin,
    techniques: PRINT_TECHNIQUES.filter((one) => draft.techniques.includes(one)),
    accept_days: numberOf(draft.acceptDays),
    print_days: numberOf(draft.printDays),
    ship_days: numberOf(draft.shipDays),
    daily_capacity: draft.capacity.trim() === '' ? null : numberOf(draft.capacity),
    time_zone: FULFILLER_ZONES.find((one) => one === draft.zone) ?? FULFILLER_ZONES[0],
    every_blank: draft.everyBlank,
  };
}

/** The part of a form that says where orders go; a typed secret is no reason to keep an old version. */
export const addressOf = ({ own, url }: FactsDraft) => ({ own, url });

/** Its own address as the call takes it; null for the common one. */
export const connectionOf = ({ own, url, secret }: FactsDraft): ConnectionForm | null =>
  own ? { url, secret } : null;

type Part = (draft: FactsDraft) => unknown;
const ALL: Part = factsOf;
const isSame = (part: Part, one: FactsDraft, other: FactsDraft) =>
  JSON.stringify(part(one)) === JSON.stringify(part(other));

/**
 * The draft of a form, and the version that it was begun on. What is read again is taken over where nothing was typed, or
 * where this part of it is as before; else the version stays, so that the server refuses to overwrite another’s change.
 */
function useDraft(fulfiller: Fulfiller | undefined, part: Part) {
  const [draft, setDraft] = useState<FactsDraft>(() => (fulfiller ? draftOf(fulfiller) : NEW));
  const [base, setBase] = useState(fulfiller);
  if (fulfiller && base && fulfiller !== base) {
    const [next, former] = [draftOf(fulfiller), draftOf(base)];
    const isUntouched = isSame(part, draft, former);
    if (isSame(part, next, former) || isSame(part, next, draft) || isUntouched) {
      setBase(fulfiller);
      if (isUntouched) setDraft({ ...next, secret: draft.secret });
    }
  }
  return { draft, setDraft, version: base?.version ?? 0 };
}

/** What a fulfiller’s form holds and what is wrong in it; nothing typed is ever lost. S2.2-106. */
export function useFactsForm(fulfiller?: Fulfiller, part: Part = ALL) {
  const text = useErrorText();
  const { draft, setDraft, version } = useDraft(fulfiller, part);
  const [codes, setCodes] = useState<ApiError['codes']>({});
  const formId = useId();
  useEffect(() => {
    if (Object.keys(codes).length > 0)
      document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [codes, formId]);
  return {
    /** The id of its `<form>`. */
    formId,
    draft,
    version,
    change: (part: Partial<FactsDraft>) => setDraft((now) => ({ ...now, ...part })),
    /** The props of a field with what is wrong in it, by its name in the call. */
    errorOf: (name: string): { error?: string } => {
      const found = Object.entries(codes).find(([path]) => path === name || path.startsWith(`${name}.`));
      const said = text.field(found?.[1][0]);
      return said === undefined ? {} : { error: said };
    },
    /** Does what is sent, and keeps what the server found wrong. */
    explain: async (send: () => Promise<unknown>) => {
      setCodes({});
      try {
        await send();
      } catch (error) {
        if (error instanceof ApiError) setCodes(error.codes);
        throw error;
      }
    },
  };
}

export type FactsForm = ReturnType<typeof useFactsForm>;
