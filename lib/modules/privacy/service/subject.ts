import { secretsEnv } from '@/lib/env/secrets';
import { emailKey } from '@/lib/kernel/email-key';
import { hashWithKey } from '@/lib/kernel/seal';
import type { DataSubject, HeldRecord } from '@/lib/db/personal-data';
import type { Transaction } from '@/lib/db/transaction';
import { findOrdersOf } from '@/lib/modules/orders/service/personal-data';
import { PARTS } from './parts';

/** What is held, with the part that holds it. */
export interface PartRecord extends HeldRecord {
  part: string;
}

/** Fields by which a person is found in texts and files as well. */
const TELLING = ['name', 'email', 'phone', 'address_first_line'];
/** Shorter words are in texts that have nothing to do with the person. */
const SHORTEST = 4;

function wordsOf(records: readonly HeldRecord[]): string[] {
  const words = records.flatMap(({ fields }) => TELLING.map((name) => fields[name]?.trim() ?? ''));
  return [...new Set(words)].filter((word) => word.length >= SHORTEST);
}

/** All that is held of somebody, part by part. D46-1. */
export async function recordsOf(tx: Transaction, subject: DataSubject): Promise<PartRecord[]> {
  const records: PartRecord[] = [];
  for (const part of PARTS) {
    for (const record of await part.find(tx, subject)) records.push({ part: part.name, ...record });
  }
  return records;
}

/** A person by their address, with all that is held of them. D46-1. */
export async function readSubject(
  tx: Transaction,
  tenantId: string,
  email: string,
): Promise<{ subject: DataSubject; records: PartRecord[] }> {
  const orderIds = await findOrdersOf(tx, { tenantId, email });
  const bare: DataSubject = { tenantId, email, emailKey: emailKey(email), orderIds, words: [] };
  const records = await recordsOf(tx, bare);
  return { subject: { ...bare, words: wordsOf(records) }, records };
}

/** Only what these orders hold, whoever they are of. D46-5. */
export function subjectOfOrders(tenantId: string, orderIds: readonly string[]): DataSubject {
  return { tenantId, email: null, emailKey: null, orderIds, words: [] };
}

/** One person of one client, without saying who. D46-2. */
export function personHash(tenantId: string, email: string): string {
  const key = emailKey(email) ?? email;
  return hashWithKey(secretsEnv().HOUSEHOLD_KEY, JSON.stringify([tenantId, 'person', key])).toString('hex');
}
