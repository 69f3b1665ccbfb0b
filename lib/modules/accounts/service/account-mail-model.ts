import { LOCALES, type Locale } from '@/lib/kernel/locales';
import { BRAND } from '@/lib/kernel/brand';
import { messageFor } from '@/lib/intl/message-for';
import { cleanLine } from '@/lib/kernel/clean-line';
import { appEnv } from '@/lib/env/app';
import type { AccountMailModel } from '@/lib/mail';
import { PLATFORM_LOOK } from '@/lib/mail/platform-look';

/** The kinds of account mail, by the request and by whether the address has an account. */
export type AccountMailText =
  | 'verify'
  | 'exists'
  | 'reset'
  | 'no_account'
  | 'changed'
  | 'verified'
  | 'locked'
  | 'unlocked'
  | 'closed'
  | 'reopened'
  | 'opened'
  | 'change_old'
  | 'change_new'
  | 'change_taken'
  | 'email_changed'
  | 'two_factor_on'
  | 'two_factor_off'
  | 'invited'
  | 'invited_staff'
  | 'invited_elsewhere';

type ActionKey = 'verify' | 'reset' | 'login' | 'new_password' | 'register' | 'dashboard' | 'change' | 'join';
type TextKey =
  `${AccountMailText}.${'subject' | 'heading' | 'intro' | 'note'}` | `action.${ActionKey}` | 'footer';

interface Action {
  key: ActionKey;
  /** `link` stands for the mail's own link. */
  path: `/${string}` | 'link';
}

const LOGIN: Action = { key: 'login', path: '/login' };
const NEW_PASSWORD: Action = { key: 'new_password', path: '/reset-password' };

const ACTIONS: Record<AccountMailText, readonly Action[]> = {
  verify: [{ key: 'verify', path: 'link' }],
  exists: [LOGIN, NEW_PASSWORD],
  reset: [{ key: 'reset', path: 'link' }],
  no_account: [{ key: 'register', path: '/get-started' }, LOGIN],
  changed: [NEW_PASSWORD],
  verified: [{ key: 'dashboard', path: '/dashboard' }],
  locked: [{ key: 'dashboard', path: '/dashboard' }],
  unlocked: [{ key: 'dashboard', path: '/dashboard' }],
  // Nobody of it can log in.
  closed: [],
  reopened: [LOGIN],
  opened: [{ key: 'dashboard', path: '/dashboard' }],
  change_old: [{ key: 'change', path: 'link' }],
  change_new: [{ key: 'verify', path: 'link' }],
  change_taken: [LOGIN],
  email_changed: [LOGIN],
  two_factor_on: [NEW_PASSWORD],
  two_factor_off: [NEW_PASSWORD],
  invited: [{ key: 'join', path: 'link' }],
  invited_staff: [{ key: 'join', path: 'link' }],
  invited_elsewhere: [LOGIN],
};

/** Day and times of an opening as the reader writes them, in UTC. */
function times(lang: Locale, opened: { from: Date; until: Date } | undefined) {
  if (!opened) return { day: '', from: '', until: '' };
  const tag = LOCALES.find(({ code }) => code === lang)?.file;
  const say = (options: Intl.DateTimeFormatOptions, at: Date) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(at);
  const [day, time] = [{ dateStyle: 'long' }, { timeStyle: 'short' }] as const;
  return { day: say(day, opened.from), from: say(time, opened.from), until: say(time, opened.until) };
}

/** The content of an account mail, in the language of the request. */
export function accountMailModel(mail: {
  text: AccountMailText;
  lang: Locale;
  /** The user's name; empty if there is no user. */
  name: string;
  link?: string;
  otherAddress?: string;
  /** Of an invitation: what it is to, and what the inviter wrote. */
  company?: string;
  quote?: string;
  /** Of an opening: who of the platform's staff, and from when until when. */
  staff?: string;
  opened?: { from: Date; until: Date };
}): AccountMailModel {
  const text = messageFor(mail.lang);
  const values = {
    brand: BRAND.name,
    name: cleanLine(mail.name),
    email: BRAND.supportEmail,
    address: mail.otherAddress ?? '',
    company: mail.company ?? '',
    staff: cleanLine(mail.staff ?? ''),
    ...times(mail.lang, mail.opened),
  };
  const say = (key: TextKey) => text(`accountMail.${key}`, values);
  const base = appEnv().PUBLIC_URL;
  return {
    lang: mail.lang,
    subject: say(`${mail.text}.subject`),
    preview: say(`${mail.text}.intro`),
    ...PLATFORM_LOOK,
    heading: say(`${mail.text}.heading`),
    intro: say(`${mail.text}.intro`),
    ...(mail.quote ? { quote: mail.quote } : {}),
    actions: ACTIONS[mail.text].map(({ key, path }) => ({
      label: say(`action.${key}`),
      url: base + (path === 'link' ? (mail.link ?? '') : path),
    })),
    note: say(`${mail.text}.note`),
    footer: [say('footer')],
  };
}
