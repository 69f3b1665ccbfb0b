import { hashLinkToken, linkTokenOf, type LinkKind } from '@/lib/modules/accounts/service/account-link';
import type { DemoWorld } from '@/scripts/test/demo-world';

const PEOPLE = {
  ten_fjord: 'usr_fjord_admin',
  ten_lumen: 'usr_lumen_admin',
  ten_prairie: 'usr_prairie_admin',
  ten_tidewater: 'usr_tidewater_admin',
};
const mailId = (kind: LinkKind, tenant: string) => `acm_${kind}_${tenant}`;

/** Creates valid links of each kind, and a session, for every tenant's admin. */
export async function layAccountLinks(world: DemoWorld): Promise<void> {
  for (const [tenant, user] of Object.entries(PEOPLE)) {
    await world.asOwner(
      `insert into sessions (id, user_id, token_hash, created_at, expires_at)
       values ('ses_of_${tenant}', '${user}', sha256('ses_of_${tenant}'), now(), now() + interval '1 day')`,
    );
    for (const kind of ['verify_email', 'reset_password'] as const) {
      const id = mailId(kind, tenant);
      const hash = hashLinkToken(linkTokenOf(kind, id)).toString('hex');
      await world.asOwner(
        `insert into account_mails (id, kind, user_id, lang, fingerprint, token_hash, expires_at, sent_at) values
         ('${id}', '${kind}', '${user}', 'en', '\\x${hash}', '\\x${hash}', now() + interval '1 hour', now())`,
      );
    }
  }
}

/** Tokens of all links of this kind; a link of one kind is invalid for the other. */
export function linksOf(kind: LinkKind): { tenant: string; value: string }[] {
  return Object.keys(PEOPLE).map((tenant) => ({ tenant, value: linkTokenOf(kind, mailId(kind, tenant)) }));
}
