import type { Client, ClientListQuery, ClientPage } from '@/lib/modules/tenants/contract/list-clients';
import {
  findAdmins,
  findClientsOfPeople,
  listClients as listRows,
  type ClientRow,
  type FirstAdmin,
} from '@/lib/modules/tenants/data/clients';
import { clientStatus } from '@/lib/modules/tenants/rules/client-status';
import { withDirectory } from '@/lib/db/with-directory';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import { decodeCursor, encodeCursor } from '@/lib/db/cursor';

const instant = (text: string) => new Date(text).toISOString();

function present(row: ClientRow, admin: FirstAdmin | undefined): Client {
  return {
    id: row.id,
    name: row.name,
    region: row.region,
    stores: row.stores,
    status: clientStatus(row),
    shop_platform: row.shopPlatform,
    admin: admin
      ? { name: admin.name, email: admin.email, email_verified: admin.emailVerifiedAt !== null }
      : null,
    created_at: instant(row.createdAt),
    verified_at: row.verifiedAt === null ? null : instant(row.verifiedAt),
  };
}

/**
 * A page of the clients by age, each with its admin's contact; for staff (S2.2, D2, D28-1). Search matches the company,
 * its id, and names and addresses of its users. Throws 422 for an invalid cursor.
 */
export async function listClients(context: StaffContext, query: ClientListQuery): Promise<ClientPage> {
  const { sort, limit, status } = query;
  const after = query.cursor ? decodeCursor(query.cursor, sort, 'instant') : null;
  const search = query.search || null;
  const found = search ? await withDirectory((tx) => findClientsOfPeople(tx, search)) : [];
  const filter = { search, found, status: status ?? null };
  // One row more than the page size shows whether there is a next page.
  const page = { after, limit: limit + 1, oldestFirst: sort === 'created_at' };
  const rows = await withStaff(context, (tx) => listRows(tx, filter, page));
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const people = await withDirectory((tx) =>
    findAdmins(
      tx,
      shown.map(({ id }) => id),
    ),
  );
  const admins = new Map(people.map((admin) => [admin.tenantId, admin]));
  return {
    clients: shown.map((row) => present(row, admins.get(row.id))),
    next_cursor: last ? encodeCursor(sort, { value: last.place, id: last.id, tenantId: last.id }) : null,
  };
}
