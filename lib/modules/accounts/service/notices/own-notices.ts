import { invalid } from '@/lib/kernel/app-error';
import type { Transaction } from '@/lib/db/transaction';
import { withDirectory } from '@/lib/db/with-directory';
import type { OwnNotice } from '@/lib/modules/accounts/contract/notices';
import { listChoices, putChoice } from '@/lib/modules/accounts/data/notices';
import { recordPlatform } from '@/lib/audit/record-platform';
import {
  mayGet,
  NOTICES,
  wayOf,
  waysOf,
  type Notice,
  type NoticeWay,
} from '@/lib/modules/accounts/rules/notices';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';

type Listed = { notices: OwnNotice[] };

async function listIn(tx: Transaction, user: SessionUser): Promise<Listed> {
  const choices = await listChoices(tx, user.id);
  return {
    notices: NOTICES.filter((notice) => mayGet(user, notice)).map((notice) => ({
      notice,
      way: wayOf(user, notice, choices.get(notice) ?? null),
      ways: [...waysOf(notice)],
    })),
  };
}

/** Which mails somebody gets, of those whose subject they may see. D42-10. */
export async function listNotices(user: SessionUser): Promise<Listed> {
  return withDirectory((tx) => listIn(tx, user));
}

/**
 * Chooses how one group comes; each is a choice of its own, so that two tabs overwrite nothing else. The same again writes
 * nothing. D42-10. Throws 422 for a group that the person may not see, and for one that cannot be turned off.
 */
export async function chooseNotice(
  user: SessionUser,
  { notice, way }: { notice: Notice; way: NoticeWay },
): Promise<Listed> {
  if (!mayGet(user, notice)) throw invalid({ notice: ['invalid'] });
  if (!waysOf(notice).includes(way)) throw invalid({ way: ['invalid'] });
  return withDirectory(async (tx) => {
    const before = wayOf(user, notice, (await listChoices(tx, user.id)).get(notice) ?? null);
    if (before !== way && (await putChoice(tx, { userId: user.id, notice, way })))
      await recordPlatform(tx, {
        action: 'auth.notice_chosen',
        actorUserId: user.id,
        subject: user.id,
        data: { notice, from: before, to: way },
      });
    return listIn(tx, user);
  });
}
