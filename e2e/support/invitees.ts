import { expect, type APIRequestContext } from '@playwright/test';
import { newAddress, PASSWORD } from './people';

const INVITEES = '/api/ten_lumen/events/lumen-offsite/invitees';

/** An invitee created by the test, and the client's actions on them. */
export interface Guest {
  id: string;
  name: string;
  email: string;
  /** Path of their personal form. */
  link: string;
  remove(): Promise<void>;
}

/** Invites a new person to `lumen-offsite`, as its client. */
export async function inviteGuest(request: APIRequestContext): Promise<Guest> {
  const login = { email: 'admin@lumen-robotics.example', password: PASSWORD };
  const { token } = await (await request.post('/api/login', { data: login })).json();
  const headers = { authorization: `Bearer ${token}` };
  const { name, email } = newAddress();
  const invited = await request.post(INVITEES, { headers, data: { invitees: [{ name, email }] } });
  expect((await invited.json()).data).toMatchObject({ invited: 1 });
  const listed = await request.get(`${INVITEES}?search=${encodeURIComponent(email)}`, { headers });
  const [found]: { id: string; link: string }[] = (await listed.json()).data.invitees;
  if (!found) throw new Error('nobody was invited');
  return {
    ...found,
    name,
    email,
    async remove() {
      const gone = await request.post(`${INVITEES}/${found.id}/remove`, { headers, data: {} });
      expect(gone.status()).toBe(200);
    },
  };
}
