'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { optionalSession } from '@/app/session';
import { callForm, typedValues, type PlainState } from '@/components/storefront/admin/plain/plain-fields';
import { ApiError } from '@/lib/client/api-error';
import { serverCall } from '@/lib/client/server';
import { isFormToken } from '@/lib/modules/accounts/service/form-token';
import { readConfiguration } from '@/lib/modules/storefront/contract/read';
import { updateConfiguration } from '@/lib/modules/storefront/contract/update';
import { actorOf } from '../../../actor';
import { findEvent } from '../../find-event';
import { formName } from './form-name';

type Place = { params: { tenant: string; slug: string }; token: string };

/** The server's errors by field, as the form names them. */
function fieldErrors({ codes }: ApiError): Record<string, string> {
  const named = Object.entries(codes).map(([name, [code]]) => [
    name.replace(/^storeConfig\./, ''),
    code ?? '',
  ]);
  return Object.fromEntries(named);
}

/** What the form comes back with after a refusal; other failures are thrown on. */
async function refused(error: unknown, state: PlainState, place: Place): Promise<PlainState> {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'conflict') {
    const { version } = await serverCall(readConfiguration, place);
    return { ...state, notice: 'conflict', version };
  }
  const errors = fieldErrors(error);
  return { ...state, errors, notice: Object.keys(errors).length > 0 ? 'fix' : 'failed' };
}

/**
 * Saves the plain form by the call that the studio uses, and shows the page again: with a note once it is saved, with
 * errors and all that was typed where it is not. Refused without the form's own token or from another site. S2.2-16.
 */
export async function savePlain(former: PlainState, form: FormData): Promise<PlainState> {
  const slug = String(form.get('slug'));
  const values = typedValues(form, Object.keys(former.values));
  const state: PlainState = { values, errors: {}, notice: null, version: former.version };
  const session = await optionalSession();
  const site = (await headers()).get('sec-fetch-site') ?? 'same-origin';
  const isOwn = session && isFormToken(form.get('token'), session.user.id, formName(slug));
  if (!isOwn || site !== 'same-origin') return { ...state, notice: 'loggedOut' };
  const visit = { ...session, actor: actorOf(session.user), isStaff: session.user.superadmin === 1 };
  const event = await findEvent(visit, slug);
  const place = { params: { tenant: event.tenant_id, slug: event.slug }, token: session.token };
  try {
    await serverCall(updateConfiguration, { ...place, body: callForm(form) });
  } catch (error) {
    return refused(error, state, place);
  }
  redirect(`/events/${event.slug}/store-configuration-old?saved=1`);
}
