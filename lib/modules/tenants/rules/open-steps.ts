import type { Region } from '@/lib/kernel/regions';

/** What may be open before a client's stores can sell. */
export const SETUP_STEPS = ['verification', 'company', 'payouts', 'credit'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

interface Setup {
  /** Whether staff have verified the client. */
  verified: boolean;
  company: { address: string; company_number: string };
  /** Regions in which it has events that take payments. */
  selling: readonly Region[];
  /** Regions in which it has an account that may take payments. */
  paid: readonly Region[];
  /** Whether it has an event that it pays for itself, and nothing to pay with. */
  shortOfCredit: boolean;
}

/** The setup steps of a client that are open, in the order in which they are told. D52-1. */
export function openSteps({ verified, company, selling, paid, shortOfCredit }: Setup): SetupStep[] {
  const named = company.address.trim() !== '' && company.company_number.trim() !== '';
  const open: [SetupStep, boolean][] = [
    ['verification', !verified],
    ['company', !named],
    ['payouts', selling.some((region) => !paid.includes(region))],
    ['credit', shortOfCredit],
  ];
  return open.filter(([, isOpen]) => isOpen).map(([step]) => step);
}
