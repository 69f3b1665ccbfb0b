import type { Case } from '../case';
import { askedOf, ownReplyToken } from '../own-senders';
import { at, store, tenants } from '../shapes';

const params = { sample: 'order_shipped' };

export const MAIL_CASES: Record<string, Case[]> = {
  'mails.read': [tenants([], () => ({ params, query: { lang: 'de' } }))],
  'mails.read-sender': [tenants([])],
  'mails.save-sender': [
    tenants([], () => ({ body: { name: '', reply_to: askedOf('ten_fjord'), again: false, version: 1 } })),
  ],
  'mails.confirm-reply-to': [
    tenants([at('body.token', 'replyToken')], () => ({
      body: { token: ownReplyToken('ten_fjord') },
    })),
  ],
  'mails.read-words': [store([], () => ({ params, query: { lang: 'en' } }))],
  'mails.save-words': [
    store([], () => ({ params, body: { lang: 'en', opening: 'Hello', closing: '', version: 0 } })),
  ],
  'mails.preview-words': [store([], () => ({ params, body: { lang: 'en', opening: 'Hello', closing: '' } }))],
  'mails.test-words': [store([], () => ({ params, body: { lang: 'en' } }))],
  'mails.test': [tenants([], () => ({ params, body: { lang: 'de' } }))],
};
