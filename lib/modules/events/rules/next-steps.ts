import { takesPayment, type EventType } from './event-types';

/** What an event still needs before the public may order, in the order in which it is best done. */
export const NEXT_STEPS = ['products', 'logo', 'codes', 'payouts', 'verified'] as const;
export type NextStepName = (typeof NEXT_STEPS)[number];

/** What is known of an event and its company. */
export interface ReadinessFacts {
  type: EventType;
  sample: boolean;
  /** Staff have verified the company (SPEC 3.9). */
  verified: boolean;
  /** The company has an account, for this event's region, that may be paid. */
  paidOut: boolean;
  /** Products that are not drafts. */
  activeProducts: number;
  promoCodes: number;
  /** The store wears a logo of its own. */
  hasLogo: boolean;
}

export interface NextStep {
  name: NextStepName;
  done: boolean;
  /** While it is open, the event cannot be made Active. */
  needed: boolean;
}

/** Whether a step concerns an event at all. */
function concerns(name: NextStepName, { type, sample }: ReadinessFacts): boolean {
  if (name === 'payouts') return takesPayment(type);
  if (name === 'codes') return type === 'Promo' && !sample;
  return true;
}

function isDone(name: NextStepName, facts: ReadinessFacts): boolean {
  switch (name) {
    case 'verified':
      return facts.verified;
    case 'payouts':
      return facts.paidOut;
    case 'products':
      return facts.activeProducts > 0;
    case 'codes':
      return facts.promoCodes > 0;
    case 'logo':
      return facts.hasLogo;
  }
}

/** Without these an Active event would turn everybody away (DECISIONS 4, 16; docs/decisions/0020). */
const NEEDED: readonly NextStepName[] = ['verified', 'payouts', 'products'];

/** The steps of an event, done or not. */
export function nextSteps(facts: ReadinessFacts): NextStep[] {
  return NEXT_STEPS.filter((name) => concerns(name, facts)).map((name) => ({
    name,
    done: isDone(name, facts),
    needed: NEEDED.includes(name),
  }));
}

/** What keeps an event from being made Active; empty when nothing does. */
export function hurdles(facts: ReadinessFacts): NextStepName[] {
  return nextSteps(facts).flatMap(({ name, done, needed }) => (needed && !done ? [name] : []));
}
