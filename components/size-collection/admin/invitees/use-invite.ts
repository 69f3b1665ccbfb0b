'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api-error';
import { inviteAll, type InviteesPlace } from '@/lib/modules/size-collection/client/invitees';
import { readPastedPeople } from '@/lib/modules/size-collection/rules/pasted-people';

/** More lines would not be read; the rest are wrong in the same way, or seen with the next try. */
const MOST_SHOWN = 5;

/** The line of a person that the server refuses: `invitees.{n}.email`, counted within its call. */
function refusedLines(error: ApiError, from: number, lines: readonly { line: number }[]): number[] {
  return Object.keys(error.codes).flatMap((field) => {
    const at = /^invitees\.(\d+)\./.exec(field)?.[1];
    const person = at === undefined ? undefined : lines[from + Number(at)];
    return person ? [person.line] : [];
  });
}

/** The dialog's list as it is typed, what is wrong with it, and its sending. D4-22. */
export function useInvite(place: InviteesPlace, onDone: () => void) {
  const t = useTranslations('inviteesPage.invite');
  const errors = useErrorText();
  const router = useRouter();
  const underWay = useRef(false);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { people, wrong: unread } = readPastedPeople(text);

  /** One sentence for each of the first lines, and how many more there are. */
  function told(lines: string[]): string {
    const shown = lines.slice(0, MOST_SHOWN);
    const more = lines.length - shown.length;
    return [...shown, ...(more > 0 ? [t('moreLines', { count: more })] : [])].join(' ');
  }

  function change(next: string): void {
    setText(next);
    setWrong(undefined);
    setFailure(undefined);
  }

  async function send(): Promise<void> {
    if (underWay.current) return;
    setFailure(undefined);
    if (unread.length > 0)
      return setWrong(told(unread.map(({ line, problem }) => t(`wrong.${problem}`, { line }))));
    if (people.length === 0) return setWrong(t('empty'));
    underWay.current = true;
    setBusy(true);
    let from = 0;
    try {
      const { invited, already_invited: before } = await inviteAll(place, people, (at) => (from = at));
      toast(invited > 0 ? 'success' : 'info', t('done', { count: invited, before }));
      change('');
      onDone();
    } catch (error) {
      const lines = error instanceof ApiError ? refusedLines(error, from, people) : [];
      if (lines.length > 0) setWrong(told(lines.map((line) => t('wrong.no_email', { line }))));
      else setFailure(errors.call(error));
    } finally {
      underWay.current = false;
      setBusy(false);
      router.refresh();
    }
  }
  return { text, change, count: people.length, busy, wrong, failure, send };
}
