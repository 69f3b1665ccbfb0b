import type { Region } from '@/lib/kernel/regions';
import { takesPayment, type EventType } from './event-types';

/** What an event still needs before the public may order, in the recommended order. */
export const NEXT_STEPS = ['products', 'logo', 'codes', 'payouts', 'sales_tax', 'verified'] as const;
export type NextStepName = (typeof NEXT_STEPS)[number];

export interface ReadinessFacts {
  type: EventType;
  sample: boolean;
  /** Staff have verified the company (S3.9-6). */
  verified: boolean;
  /** The company has an account for this event's region that may take payments. */
  paidOut: boolean;
  region: Region;
  /** That account can calculate sales tax at the provider. */
  taxReady: boolean;
  /** Products that are not drafts. */
  activeProducts: number;
  promoCodes: number;
  hasLogo: boolean;
}

export interface NextStep {
  name: NextStepName;
  done: boolean;
  /** The event cannot be made Active while this step is open. */
  needed: boolean;
}

/** Whether an event has this step at all. */
function concerns(name: NextStepName, { type, sample, region }: ReadinessFacts): boolean {
  if (name === 'payouts') return takesPayment(type);
  // Only there is each sale's tax asked for at the provider, which refuses until the account has set it up (D14-5).
  if (name === 'sales_tax') return takesPayment(type) && region === 'US';
  if (name === 'codes') return type === 'Promo' && !sample;
  return true;
}

function isDone(name: NextStepName, facts: ReadinessFacts): boolean {
  switch (name) {
    case 'verified':
      return facts.verified;
    case 'payouts':
      return facts.paidOut;
    case 'sales_tax':
      return facts.taxReady;
    case 'products':
      return facts.activeProducts > 0;
    case 'codes':
      return facts.promoCodes > 0;
    case 'logo':
      return facts.hasLogo;
  }
}

/** Without these steps an Active event would refuse every visitor (D4, D16; docs/decisions/0020). */
const NEEDED: readonly NextStepName[] = ['verified', 'payouts', 'sales_tax', 'products'];

/** All steps of an event, done or not. */
export function nextSteps(facts: ReadinessFacts): NextStep[] {
  return NEXT_STEPS.filter((name) => concerns(name, facts)).map((name) => ({
    name,
    done: isDone(name, facts),
    needed: NEEDED.includes(name),
  }));
}

/** The open steps that keep an event from being made Active. */
export function hurdles(facts: ReadinessFacts): NextStepName[] {
  return nextSteps(facts).flatMap(({ name, done, needed }) => (needed && !done ? [name] : []));
}
