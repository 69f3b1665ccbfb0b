import type { z } from 'zod';
import type { codesPage, CodesQuery } from '@/lib/modules/claims/contract/list-promo-codes';
import type { PromoCode } from '@/lib/modules/claims/contract/promo-code';
import { printedCode } from '@/lib/modules/orders/rules/promo-code';
import { countPromoCodes, type CodeRow } from '@/lib/modules/claims/data/list-promo-codes';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { codeLink } from './code-link';
import { pageOfCodes } from './page-of-codes';

const instant = (text: string | null) => text && new Date(text).toISOString();

function presentMail(mail: CodeRow['mail']): PromoCode['mail'] {
  return mail && { ...mail, at: instant(mail.at), reminded_at: instant(mail.reminded_at) };
}

/** A code as its calls answer it. */
export function presentCode(slug: string, row: CodeRow): PromoCode {
  return {
    id: row.id,
    code: row.code,
    printed: printedCode(row.code),
    link: codeLink(slug, row.code),
    state: row.state,
    max_uses: row.maxUses,
    uses: row.uses,
    left: row.maxUses - row.uses,
    expires_at: row.expiresAt && new Date(row.expiresAt).toISOString(),
    created_at: new Date(row.createdAt).toISOString(),
    batch_id: row.batchId,
    batch_name: row.batchName,
    own_state: row.ownState,
    person: row.person,
    has_own_end: row.hasOwnEnd,
    mail: presentMail(row.mail),
    replaced_by: row.replacedBy,
  };
}

/**
 * A page of an event's promotion codes with their remaining uses (D23-4, D28-1). Throws 404 for another tenant's event,
 * 422 for an invalid cursor.
 */
export async function listPromoCodes(
  context: TenantContext,
  slug: string,
  query: CodesQuery,
): Promise<z.output<typeof codesPage>> {
  return withTenant(context, async (tx) => {
    const { event, filter, rows, nextCursor } = await pageOfCodes(tx, context.tenantId, slug, query);
    return {
      codes: rows.map((row) => presentCode(event.slug, row)),
      next_cursor: nextCursor,
      total: await countPromoCodes(tx, filter),
    };
  });
}
