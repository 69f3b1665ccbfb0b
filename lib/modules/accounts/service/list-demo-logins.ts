import { withDirectory } from '@/lib/db/with-directory';
import { findPeople } from '@/lib/modules/accounts/data/users';

/** The people of docs/demo.md in its order, with their companies; names and roles come from the database. */
const DEMO_PEOPLE: readonly { email: string; tenant: string | null }[] = [
  { email: 'admin@fjord-fern.example', tenant: 'Fjord & Fern Coffee' },
  { email: 'manager@fjord-fern.example', tenant: 'Fjord & Fern Coffee' },
  { email: 'service@fjord-fern.example', tenant: 'Fjord & Fern Coffee' },
  { email: 'admin@lumen-robotics.example', tenant: 'Lumen Robotics' },
  { email: 'admin@prairie-run.example', tenant: 'Prairie Run Club' },
  { email: 'admin@tidewater-books.example', tenant: 'Tidewater Books' },
  { email: 'super@merchloom.example', tenant: null },
  { email: 'accounts@merchloom.example', tenant: null },
  { email: 'care@merchloom.example', tenant: null },
];

export interface DemoLogin {
  email: string;
  name: string;
  role: string;
  /** The company's name; null for staff. */
  tenant: string | null;
}

/**
 * The demo logins that exist in this database; the login page shows a button for each (docs/demo.md). Demo mode only.
 */
export async function listDemoLogins(): Promise<DemoLogin[]> {
  const people = await withDirectory((tx) =>
    findPeople(
      tx,
      DEMO_PEOPLE.map(({ email }) => email),
    ),
  );
  return DEMO_PEOPLE.flatMap(({ email, tenant }) => {
    const person = people.find((found) => found.email === email);
    return person ? [{ ...person, tenant }] : [];
  });
}
