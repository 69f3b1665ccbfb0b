import type { Case } from '../case';
import { askedOf, ownReplyToken } from '../own-senders';
import { at, tenants } from '../shapes';

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
  'mails.test': [tenants([], () => ({ params, body: { lang: 'de' } }))],
};
