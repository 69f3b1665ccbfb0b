import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** What the platform charges a client, in basis points. */
export interface ClientRates {
  feeBp: number;
  /** The rate of the platform's tax that was agreed; null for none, then the seller's country decides. */
  taxBp: number | null;
}

interface RatesRow extends ClientRates, Record<string, unknown> {
  vatNumber: string | null;
  legalName: string | null;
}

/** A client's rates, the VAT number that decides on reverse charge, and who it is in law; undefined for an unknown client. */
export async function findRates(tx: Transaction, tenantId: string): Promise<RatesRow | undefined> {
  const { rows } = await tx.execute<RatesRow>(sql`
    select platform_fee_bp as "feeBp", platform_tax_bp as "taxBp", company_details ->> 'vat_number' as "vatNumber",
      nullif(company_details ->> 'legal_name', '') as "legalName"
    from tenants where id = ${tenantId}`);
  return rows[0];
}

/** Changes a client's rates in one statement; false where they are no longer those that were seen. */
export async function changeRates(
  tx: Transaction,
  { tenantId, rates, seen }: { tenantId: string; rates: ClientRates; seen: ClientRates },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update tenants set platform_fee_bp = ${rates.feeBp}, platform_tax_bp = ${rates.taxBp}::integer
    where id = ${tenantId} and platform_fee_bp = ${seen.feeBp}
      and platform_tax_bp is not distinct from ${seen.taxBp}::integer`);
  return rowCount === 1;
}
