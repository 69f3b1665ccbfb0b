import { mailCodes } from '@/lib/modules/claims/service/mailings/mail-codes';
import type { Mailing } from '@/lib/modules/claims/contract/code-mailing';
import type { PromoCode } from '@/lib/modules/claims/contract/promo-code';
import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { ADMIN, BATCHES, dataOf, startBatchWorld } from './batch-world';
import { catchMails, type RefusedRecipient } from './mail-catcher';

const NOW = { lang: 'en', note: '', send: 'now', send_on: null, remind_days: null };
let guests = 0;

/** Persons whom nobody else of the test has. */
export const people = (count: number): { name: string; email: string }[] =>
  Array.from({ length: count }, () => {
    guests += 1;
    return { name: `Person ${guests}`, email: `person${guests}@mail.example` };
  });

/** A day so many days from now. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The world of batches with a mail server that takes mails, or refuses those it is told to. */
export async function startMailingWorld(more: readonly ApiHandler[] = []) {
  const refused = new Map<string, RefusedRecipient>();
  const world = await startBatchWorld(more);
  const { caught, close } = await catchMails(refused);
  const save = (batch: string, body: object = {}) =>
    world.post(`${BATCHES}/${batch}/mailing`, { ...NOW, ...body }, ADMIN);
  return {
    ...world,
    refused,
    caught,
    save,
    saved: async (batch: string, body: object = {}): Promise<Mailing> => dataOf(await save(batch, body)),
    mailing: async (batch: string): Promise<Mailing> =>
      dataOf(await world.get(`${BATCHES}/${batch}/mailing`, ADMIN)),
    give: async (batch: string, email: string): Promise<PromoCode> =>
      dataOf(await world.post(`${BATCHES}/${batch}/gifts`, { email }, ADMIN)),
    run: (batchId: string, last = false) => mailCodes({ tenantId: 'ten_lumen', batchId }, { last }),
    jobsOf: (batch: string) =>
      world.asOwner<{ at: Date }>(
        `select run_at as at from graphile_worker._private_jobs where key = 'code-mails:${batch}'`,
      ),
    dropJobs: (batch: string) =>
      world.asOwner(`delete from graphile_worker._private_jobs where key = 'code-mails:${batch}'`),
    sentTo: () => caught.map(({ to }) => to[0]).sort(),
    async codeOf(batch: string, email: string): Promise<PromoCode> {
      const found = (await world.codesOf(batch)).find(({ person }) => person?.email === email);
      if (!found) throw new Error(`no code of ${email}`);
      return found;
    },
    forget() {
      caught.length = 0;
      refused.clear();
    },
    async close() {
      await world.close();
      await close();
    },
  };
}
