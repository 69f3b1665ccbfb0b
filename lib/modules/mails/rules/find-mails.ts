import { foldText } from '@/lib/kernel/fold-text';

interface Named {
  /** Its subject. */
  name: string;
  when: string;
}

/** The mails in whose subject or occasion every word of a search is, accents and case aside; all for an empty one. S2.2-302. */
export function findMails<Mail extends Named>(mails: readonly Mail[], typed: string): readonly Mail[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return mails;
  return mails.filter(({ name, when }) => {
    const text = foldText(`${name} ${when}`);
    return words.every((word) => text.includes(word));
  });
}
