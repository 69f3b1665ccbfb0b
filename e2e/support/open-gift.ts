import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { clientCalls } from './calls';
import { giveCredit } from './credit';
import { formReady } from './form-ready';
import type { Hand } from './hands';
import { createClient, type OwnClient } from './own-client';
import { arrange, createEvent, type OwnEvent } from './own-event';
import { sellTee } from './own-store';
import type { newAddress } from './people';
import { chooseSize } from './shop';

type Person = ReturnType<typeof newAddress>;

/** A client with credit, and a gift of it that needs no code. */
export async function giftOf(request: APIRequestContext): Promise<OwnClient & OwnEvent> {
  const client = await createClient('Gift House');
  await giveCredit(client.tenant, 'GBP');
  const calls = await clientCalls(request, client.email);
  const event = await createEvent(calls, client.tenant, { type: 'Promo', region: 'UK' });
  await arrange(['update events set sample = true, edit_window_minutes = 60 where slug = $1', [event.slug]]);
  await sellTee(request, { tenant: client.tenant, slug: event.slug, region: 'UK', token: calls.token });
  await calls.post(`/api/${client.tenant}/events/${event.slug}/status`, { status: 'Active' });
  return { ...client, ...event };
}

/** The recipient asks for the gift, and is told what becomes of it. */
export async function claim(page: Page, hand: Hand, { slug }: OwnEvent, person: Person): Promise<void> {
  await page.goto(`/${slug}`);
  await formReady(page, 'Order your gift');
  await chooseSize(page);
  await hand.write(page.getByLabel('Name', { exact: true }), person.name);
  await hand.write(page.getByLabel('Email'), person.email);
  await hand.write(page.getByLabel('Phone'), '+44 20 7946 0123');
  await hand.write(page.getByLabel('Address line 1'), person.street);
  await hand.write(page.getByLabel('City'), 'Leith');
  await hand.write(page.getByLabel('Postcode'), 'EH6 6JN');
  await hand.press(page.getByRole('button', { name: 'Order your gift' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`It’s yours, ${person.name}`);
}
