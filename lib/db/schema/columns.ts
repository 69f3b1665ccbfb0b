import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Postgres `bytea` as a Buffer. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** `timestamptz` as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
