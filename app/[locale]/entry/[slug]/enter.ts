'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { typedEntry, type EntryState } from '@/components/storefront/shop/entry/entry-state';
import { ApiError } from '@/lib/client/api-error';
import { serverCall } from '@/lib/client/server';
import { wantedPath } from '@/lib/edge/entry-path';
import { sessionCookie } from '@/lib/edge/session-cookie';
import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import {
  askEntryCode,
  enterByCode,
  enterByPassword,
  type EntryPass,
} from '@/lib/modules/storefront/contract/entry';
import { visitorHeaders } from '../../visitor-headers';

type Typed = ReturnType<typeof typedEntry>;

/** The store's pass, or null once a code is on its way. */
async function send({ step, slug, lang, password, email, code }: Typed): Promise<EntryPass | null> {
  const place = { params: { slug }, headers: await visitorHeaders() };
  if (step === 'password') return serverCall(enterByPassword, { ...place, body: { password } });
  if (step === 'code') return serverCall(enterByCode, { ...place, body: { email, code } });
  await serverCall(askEntryCode, { ...place, body: { email, lang: isLocale(lang) ? lang : DEFAULT_LOCALE } });
  return null;
}

/** What the form shows after a refusal; a store that no longer asks for this is shown as it is now. */
function refused(error: unknown, state: EntryState, to: string): EntryState {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 404) redirect(to);
  if (error.code === 'rate_limited') {
    return { ...state, error: 'limited', minutes: Math.ceil((error.retryAfter ?? 60) / 60) };
  }
  return { ...state, error: error.code === 'invalid' ? 'wrong' : 'failed' };
}

async function keep({ cookie, pass, seconds }: EntryPass): Promise<void> {
  const { secure } = sessionCookie();
  (await cookies()).set(cookie, pass, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: seconds,
  });
}

/**
 * Sends the entry page's form, with or without script: back comes the next step or what is wrong, and once entered the
 * page that the visitor wanted. S3.5-11.
 */
export async function enter(former: EntryState, form: FormData): Promise<EntryState> {
  const typed = typedEntry(form);
  const to = wantedPath(typed.slug, typed.wanted);
  const { step, email } = typed;
  const state: EntryState = { step, email, error: null, minutes: 0, tries: former.tries + 1 };
  const site = (await headers()).get('sec-fetch-site') ?? 'same-origin';
  if (site !== 'same-origin') return { ...state, error: 'failed' };
  if (typed.restart) return { ...state, step: 'email' };
  try {
    const pass = await send(typed);
    if (pass === null) return { ...state, step: 'code' };
    await keep(pass);
  } catch (error) {
    return refused(error, state, to);
  }
  redirect(to);
}
