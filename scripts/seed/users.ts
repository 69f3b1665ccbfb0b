import { hash } from '@node-rs/argon2';
import type { UserRole, users } from '@/lib/db/schema/accounts';
import { daysBefore } from './moments';

/** The password of every demo person (docs/demo.md). */
export const DEMO_PASSWORD = 'Demo-pass-2026';

/** The package's own constant is a const enum, which single-file compilers cannot read. */
const ARGON2ID = 2;

interface Person {
  id: string;
  email: string;
  name: string;
  role: UserRole;
  tenantId: string | null;
}

/** The people of docs/demo.md; those without a tenant are staff. */
const PEOPLE: readonly Person[] = [
  person('usr_fjord_admin', 'admin@fjord-fern.example', 'Isla Bracken', 'admin', 'ten_fjord'),
  person('usr_fjord_manager', 'manager@fjord-fern.example', 'Callum Reed', 'account_manager', 'ten_fjord'),
  person('usr_fjord_service', 'service@fjord-fern.example', 'Orla Finch', 'customer_service', 'ten_fjord'),
  person('usr_lumen_admin', 'admin@lumen-robotics.example', 'Sanne de Lichte', 'admin', 'ten_lumen'),
  person('usr_prairie_admin', 'admin@prairie-run.example', 'June Hollis', 'admin', 'ten_prairie'),
  person('usr_tidewater_admin', 'admin@tidewater-books.example', 'Edmund Marsh', 'admin', 'ten_tidewater'),
  person('usr_super', 'super@merchloom.example', 'Robin Weaver', 'admin', null),
  person('usr_accounts', 'accounts@merchloom.example', 'Maya Loom', 'account_manager', null),
  person('usr_care', 'care@merchloom.example', 'Theo Hemm', 'customer_service', null),
];

function person(id: string, email: string, name: string, role: UserRole, tenantId: string | null): Person {
  return { id, email, name, role, tenantId };
}

/** User rows with their password hash, computed once, since all share the password. */
export async function userRows(at: Date): Promise<(typeof users.$inferInsert)[]> {
  const passwordHash = await hash(DEMO_PASSWORD, {
    algorithm: ARGON2ID,
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  });
  return PEOPLE.map((one, index) => ({
    ...one,
    passwordHash,
    superadmin: one.tenantId === null,
    shopPlatform: one.tenantId === 'ten_prairie',
    createdAt: daysBefore(at, one.tenantId === null ? 300 - index : 125 - index),
    emailVerifiedAt: daysBefore(at, one.tenantId === null ? 300 - index : 125 - index),
  }));
}
