import { COUNTRY_GROUPS } from '@/lib/address/country-groups';
import type { Locale } from '@/lib/kernel/locales';
import type { Region } from '@/lib/kernel/regions';

/** The right to withdraw from a distance contract, as a country's law has it from a day on. */
export interface WithdrawalLaw {
  /** Orders placed from this day on, `YYYY-MM-DD`. */
  from: string;
  /** Days to withdraw after the last parcel arrived. */
  days: number;
  /** Days until the money must be back. */
  refundDays: number;
  source: string;
}

const EU: WithdrawalLaw[] = [
  {
    from: '2014-06-13',
    days: 14,
    refundDays: 14,
    source:
      'Directive 2011/83/EU, articles 9, 13 and 16(c); article 11a from 19 June 2026 (Directive (EU) 2023/2673)',
  },
];
const EEA: WithdrawalLaw[] = [
  {
    from: '2014-06-13',
    days: 14,
    refundDays: 14,
    source: 'Directive 2011/83/EU by the EEA Agreement, annex XIX',
  },
];
const UK: WithdrawalLaw[] = [
  {
    from: '2014-06-13',
    days: 14,
    refundDays: 14,
    source: 'Consumer Contracts Regulations 2013 (SI 2013/3134), regulations 28 to 34',
  },
];

const byCountry = (codes: readonly string[], laws: WithdrawalLaw[]) =>
  codes.map((code) => [code, laws] as const);

/**
 * Each country's law, the newest last: another law is another entry, and orders keep the one they were placed under. D53-6.
 */
const LAWS = new Map<string, readonly WithdrawalLaw[]>([
  ...byCountry(COUNTRY_GROUPS.europeanUnion, EU),
  ...byCountry(['IS', 'LI', 'NO'], EEA),
  ['GB', UK],
]);

/** A buyer elsewhere has what the store's own law gives: its seller is bound by it. */
const OF_STORE: Record<Region, readonly WithdrawalLaw[] | null> = { UK, EU, US: null };

/**
 * The law under which an order may be withdrawn: its delivery country's, else its store's; null in stores of the US.
 * `placed` is the day of the order, `YYYY-MM-DD`. D53-1, D53-6.
 */
export function withdrawalLaw(region: Region, country: string, placed: string): WithdrawalLaw | null {
  const own = OF_STORE[region];
  if (own === null) return null;
  return (LAWS.get(country) ?? own).findLast(({ from }) => from <= placed) ?? null;
}

/** The words of the button and of the one that confirms. */
interface LawWords {
  begin: string;
  confirm: string;
}

/**
 * The law's words in each language: article 11a(1) and (3) of Directive 2011/83/EU, which asks for these or words as clear; in
 * Norwegian, which is no language of the Union, words as clear. D53-1, D53-6.
 */
export const WITHDRAWAL_WORDS: Record<Locale, LawWords> = {
  en: { begin: 'Withdraw from contract here', confirm: 'Confirm withdrawal' },
  de: { begin: 'Vertrag widerrufen', confirm: 'Widerruf bestätigen' },
  fr: { begin: 'Renoncer au contrat ici', confirm: 'Confirmer la rétractation' },
  it: { begin: 'Recedere dal contratto qui', confirm: 'Conferma recesso' },
  es: { begin: 'Desistir del contrato aquí', confirm: 'Confirmar desistimiento' },
  nl: { begin: 'Overeenkomst hier herroepen', confirm: 'Herroeping bevestigen' },
  da: { begin: 'Fortryd aftalen her', confirm: 'Bekræft fortrydelse' },
  fi: { begin: 'Peruuta sopimus tästä', confirm: 'Vahvista peruuttaminen' },
  no: { begin: 'Gå fra avtalen her', confirm: 'Bekreft at du går fra avtalen' },
  sv: { begin: 'Frånträd avtalet här', confirm: 'Bekräfta frånträdandet' },
};
