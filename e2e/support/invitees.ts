import { expect, type APIRequestContext } from '@playwright/test';
import { newAddress, PASSWORD } from './people';

/** An invitee created by the test, and the client's actions on them. */
export interface Guest {
  id: string;
  name: string;
  email: string;
  /** Path of their personal form. */
  link: string;
  remove(): Promise<void>;
}

/** Invites a new person to this event of Lumen Robotics, as its client. */
export async function inviteGuest(request: APIRequestContext, slug = 'lumen-offsite'): Promise<Guest> {
  const invitees = `/api/ten_lumen/events/${slug}/invitees`;
  const login = { email: 'admin@lumen-robotics.example', password: PASSWORD };
  const { token } = await (await request.post('/api/login', { data: login })).json();
  const headers = { authorization: `Bearer ${token}` };
  const { name, email } = newAddress();
  const invited = await request.post(invitees, { headers, data: { invitees: [{ name, email }] } });
  expect((await invited.json()).data).toMatchObject({ invited: 1 });
  const listed = await request.get(`${invitees}?search=${encodeURIComponent(email)}`, { headers });
  const [found]: { id: string; link: string }[] = (await listed.json()).data.invitees;
  if (!found) throw new Error('nobody was invited');
  return {
    ...found,
    name,
    email,
    async remove() {
      const gone = await request.post(`${invitees}/${found.id}/remove`, { headers, data: {} });
      expect(gone.status()).toBe(200);
    },
  };
}
