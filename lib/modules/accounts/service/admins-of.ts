import { and, asc, eq, isNull } from 'drizzle-orm';
import { users } from '@/lib/db/schema/accounts';
import { withDirectory } from '@/lib/db/with-directory';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/kernel/locales';

/** Somebody that mail about a tenant goes to. */
export interface Admin {
  id: string;
  name: string;
  email: string;
  lang: Locale;
}

/** The enabled admins of a tenant, the longest-standing first. D3. */
export async function adminsOf(tenantId: string): Promise<Admin[]> {
  const { id, name, email, lang } = users;
  const rows = await withDirectory((tx) =>
    tx
      .select({ id, name, email, lang })
      .from(users)
      .where(and(eq(users.tenantId, tenantId), eq(users.role, 'admin'), isNull(users.disabledAt)))
      .orderBy(asc(users.createdAt), asc(users.id)),
  );
  return rows.map((row) => ({ ...row, lang: isLocale(row.lang) ? row.lang : DEFAULT_LOCALE }));
}
