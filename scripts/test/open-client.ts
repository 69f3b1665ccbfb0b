import { now } from '@/lib/kernel/clock';
import type { DemoAnswer } from './demo-world';

interface World {
  get(path: string, person?: string): Promise<DemoAnswer>;
  asOwner(text: string): Promise<unknown>;
}

/** Gives a member of staff a client that is open for half an hour, in the session that the world's calls use (D43-2). */
export async function openFor(world: World, person: string, tenant: string): Promise<void> {
  // Logs them in, if they have made no call yet.
  await world.get('/api/user', person);
  await world.asOwner(`update client_openings set closed_at = opened_at where closed_at is null
    and staff_id = (select id from users where email = '${person}')`);
  await world.asOwner(`insert into client_openings
      (id, staff_id, session_id, tenant_id, client, reason, opened_at, ends_at)
    select 'opn_' || substr(md5(random()::text), 1, 20), u.id, s.id, '${tenant}', '${tenant}', 'They asked us to',
      at, at + interval '30 minutes'
    from users u join sessions s on s.user_id = u.id, (select '${now().toISOString()}'::timestamptz as at) clock
    where u.email = '${person}' and s.revoked_at is null order by s.expires_at desc limit 1`);
}
