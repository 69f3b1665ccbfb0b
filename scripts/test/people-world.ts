import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import type { JobPayloads } from '@/lib/db/enqueue';
import { sendUserInvitation } from '@/lib/modules/accounts/service/people/send-user-invitation';
import { DEMO_PASSWORD } from '@/scripts/seed/users';
import { startDemoWorld } from './demo-world';
import { catchMails } from './mail-catcher';

type Job = JobPayloads['send-user-invitation'];

const JOBS = `select j.id, j.payload from graphile_worker._private_jobs j
  where j.payload ->> 'invitationId' is not null order by j.id`;

/** The demo data with an inbox, and the worker's part for invitations to an account. */
export async function startPeopleWorld(handlers: readonly ApiHandler[]) {
  const world = await startDemoWorld(handlers);
  const { caught, close } = await catchMails();

  /** Sends the waiting invitations; returns the new mails. */
  const deliver = async () => {
    const from = caught.length;
    for (const { id, payload } of await world.asOwner<{ id: string; payload: Job }>(JOBS)) {
      await sendUserInvitation(payload);
      await world.asOwner(`delete from graphile_worker._private_jobs where id = ${id}`);
    }
    return caught.slice(from);
  };
  const logIn = async (email: string): Promise<string> => {
    const { json } = await world.post('/api/login', { email, password: DEMO_PASSWORD });
    return 'token' in json && typeof json.token === 'string' ? json.token : '';
  };
  const tokens = new Map<string, string>();
  const ask = async (path: string, init: RequestInit = {}, person?: string) => {
    const headers = new Headers(init.headers);
    if (person) {
      const token = tokens.get(person) ?? (await logIn(person));
      tokens.set(person, token);
      headers.set('authorization', `Bearer ${token}`);
    }
    return world.ask(path, { ...init, headers });
  };
  return {
    ...world,
    ask,
    post: (path: string, body: object, person?: string) => {
      const headers = { 'content-type': 'application/json' };
      return ask(path, { method: 'POST', headers, body: JSON.stringify(body) }, person);
    },
    /** People log in again before their next call: their sessions have been ended. */
    forget: () => tokens.clear(),
    caught,
    deliver,
    send: sendUserInvitation,
    /** A new session's token; '' where the login is refused. */
    logIn,
    /** Token in the last invitation mailed to an address. */
    joinToken: (email: string): string => {
      const texts = caught.filter(({ to }) => to.includes(email)).map(({ read }) => read.text ?? '');
      return texts.flatMap((text) => [...text.matchAll(/\/join\/([A-Za-z0-9_-]+)/g)]).at(-1)?.[1] ?? '';
    },
    close: async () => {
      await world.close();
      await close();
    },
  };
}

export type PeopleWorld = Awaited<ReturnType<typeof startPeopleWorld>>;
