import { users, type UserRole } from '@/lib/db/schema/accounts';
import { tenants } from '@/lib/db/schema/tenants';
import { withDirectory } from '@/lib/db/with-directory';
import { withStaff } from '@/lib/db/with-staff';
import { hashPassword } from '@/lib/modules/accounts/service/hash-password';

export const TEST_PASSWORD = 'a pass phrase of the tests';

let hash: Promise<string> | undefined;

/** Adds a tenant without a store. */
export async function addTenant(id: string, shopPlatform = false): Promise<void> {
  const companyDetails = { legal_name: id, address: '', company_number: '', vat_number: null, email: '' };
  await withStaff({ staffId: 'usr_tests' }, (tx) =>
    tx
      .insert(tenants)
      .values({ id, name: id, region: 'UK', currency: 'GBP', vatRateBp: 2000, companyDetails, shopPlatform }),
  );
}

interface TestPerson {
  id: string;
  /** Null for staff. */
  tenantId: string | null;
  role?: UserRole;
  shopPlatform?: boolean;
}

export const emailOf = (id: string): string => `${id}@tests.example`;

/** Adds a person who can log in as `<id>@tests.example` with TEST_PASSWORD. */
export async function addPerson({
  id,
  tenantId,
  role = 'admin',
  shopPlatform = false,
}: TestPerson): Promise<void> {
  hash ??= hashPassword(TEST_PASSWORD);
  const passwordHash = await hash;
  await withDirectory((tx) =>
    tx.insert(users).values({
      id,
      tenantId,
      role,
      shopPlatform,
      passwordHash,
      email: emailOf(id),
      name: id,
      superadmin: tenantId === null,
    }),
  );
}
