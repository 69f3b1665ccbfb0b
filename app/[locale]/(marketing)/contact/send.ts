'use server';

import { headers } from 'next/headers';
import {
  CONTACT_FIELDS,
  typedContact,
  type ContactState,
} from '@/components/site/shop/contact/contact-state';
import { ApiError } from '@/lib/client/api-error';
import { serverCall } from '@/lib/client/server';
import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import { writeToUs } from '@/lib/modules/site/contract/site-message';
import type { MessageSubject } from '@/lib/modules/site/rules/site-message';
import { visitorHeaders } from '../../visitor-headers';

/** What the form shows after a refusal. */
function refused(error: unknown, state: ContactState): ContactState {
  if (!(error instanceof ApiError)) return { ...state, notice: 'failed' };
  if (error.code === 'rate_limited') {
    return { ...state, notice: 'limited', minutes: Math.ceil((error.retryAfter ?? 60) / 60) };
  }
  const errors = Object.fromEntries(
    CONTACT_FIELDS.flatMap((name) => (error.codes[name]?.[0] ? [[name, error.codes[name][0]]] : [])),
  );
  return { ...state, errors, notice: Object.keys(errors).length > 0 ? 'fix' : 'failed' };
}

/**
 * Sends the contact form, with or without script: back comes that it was sent, or what is wrong beside all that was typed.
 * S2.1-47.
 */
export async function sendContact(former: ContactState, form: FormData): Promise<ContactState> {
  const { values, leaveEmpty, lang } = typedContact(form);
  const blank = { errors: {}, notice: null, minutes: 0, answerBy: null };
  const state: ContactState = { ...blank, values, tries: former.tries + 1 };
  const site = (await headers()).get('sec-fetch-site') ?? 'same-origin';
  if (site !== 'same-origin') return { ...state, notice: 'failed' };
  // Whatever else was sent, the API refuses at its field.
  const subject = values.subject as MessageSubject;
  try {
    const { answer_by: answerBy } = await serverCall(writeToUs, {
      headers: await visitorHeaders(),
      body: { ...values, subject, leave_empty: leaveEmpty, lang: isLocale(lang) ? lang : DEFAULT_LOCALE },
    });
    return { ...state, notice: 'sent', answerBy };
  } catch (error) {
    return refused(error, state);
  }
}
