import type { Minor } from '@/lib/kernel/money';

interface State {
  /** What the provider took, and has given back of it. */
  fee: { taken: Minor; refunds: readonly { amount: Minor }[] };
  /** What is written of it: of the credit account's rows, below 0 was taken from it, above 0 went back to it. */
  rows: readonly { amountMinor: Minor; via: 'provider' | 'credit' }[];
  /** What the platform is to keep of it. */
  keep: Minor;
  /** Whether what is missing may be taken: money has come again. */
  again: boolean;
}

/**
 * The steps to what the platform is to keep: what the provider gives back never comes again, so what is owed again is borne by the
 * credit account, and goes back there first. `onCredit`: above 0 to be taken from the account; `give`: by the provider. D36-9.
 */
export function feeSteps({ fee, rows, keep, again }: State): { onCredit: Minor; give: Minor } {
  const atProvider = fee.refunds.reduce((left, { amount }) => left - amount, fee.taken);
  const borne = rows
    .filter(({ via }) => via === 'credit')
    .reduce((sum, { amountMinor }) => sum - amountMinor, 0);
  const stays = Math.min(atProvider, keep);
  const missing = keep - stays - borne;
  return { onCredit: missing > 0 && !again ? 0 : missing + 0, give: atProvider - stays };
}
