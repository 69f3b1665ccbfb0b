import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { sendAccountMail } from '@/lib/modules/accounts/service/send-account-mail';
import { startDemoWorld } from './demo-world';
import { catchMails } from './mail-catcher';

const JOBS = `select id, payload ->> 'mailId' as mail from graphile_worker._private_jobs
  where payload ->> 'mailId' is not null order by id`;

/** The demo data with an inbox, and the worker's part for account mails. */
export async function startAccountWorld(handlers: readonly ApiHandler[]) {
  const world = await startDemoWorld(handlers);
  const { caught, close } = await catchMails();

  /** Sends pending mails; returns the new ones. */
  const deliver = async () => {
    const from = caught.length;
    const jobs = await world.asOwner<{ id: string; mail: string }>(JOBS);
    for (const { id, mail } of jobs) {
      await sendAccountMail({ mailId: mail });
      await world.asOwner(`delete from graphile_worker._private_jobs where id = ${id}`);
    }
    return caught.slice(from);
  };
  return {
    ...world,
    deliver,
    /** All mails so far. */
    caught,
    /** Token in the last link to this page mailed to an address. */
    tokenFor: (email: string, page: 'verify-email' | 'reset-password'): string => {
      const texts = caught.filter(({ to }) => to.includes(email)).map(({ read }) => read.text ?? '');
      const links = texts.flatMap((text) => [...text.matchAll(new RegExp(`/${page}/([A-Za-z0-9_-]+)`, 'g'))]);
      return links.at(-1)?.[1] ?? '';
    },
    close: async () => {
      await world.close();
      await close();
    },
  };
}

export type AccountWorld = Awaited<ReturnType<typeof startAccountWorld>>;
