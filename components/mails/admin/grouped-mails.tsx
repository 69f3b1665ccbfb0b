'use client';

import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { Panel } from '@/components/admin/panel';

interface NamedMail<Id extends string> {
  id: Id;
  name: string;
  /** When it goes out. */
  when: string;
  /** What else is said of it. */
  mark?: ReactNode;
}

interface GroupedMailsProps<Id extends string> {
  title: string;
  groups: readonly { id: string; title: string; mails: readonly NamedMail<Id>[] }[];
  current: Id | undefined;
  onChoose: (id: Id) => void;
}

/** Mails in groups, each with when it goes out; one of them is chosen. S2.2-101, S2.2-335. */
export function GroupedMails<Id extends string>(props: GroupedMailsProps<Id>) {
  const { title, groups, current, onChoose } = props;
  const id = useId();
  return (
    <Panel id={id} title={title} flush>
      {groups.map((group) => (
        <section
          key={group.id}
          aria-labelledby={`${id}-${group.id}`}
          className="p-2 not-first:border-t not-first:border-line"
        >
          <h3 id={`${id}-${group.id}`} className="px-2 pt-2 pb-1 text-base">
            {group.title}
          </h3>
          <ul>
            {group.mails.map((mail) => (
              <li key={mail.id}>
                <Choice mail={mail} isCurrent={mail.id === current} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}

interface ChoiceProps<Id extends string> extends Pick<GroupedMailsProps<Id>, 'onChoose'> {
  mail: NamedMail<Id>;
  isCurrent: boolean;
}

function Choice<Id extends string>({ mail, isCurrent, onChoose }: ChoiceProps<Id>) {
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => onChoose(mail.id)}
      className={clsx(
        'grid w-full gap-0.5 rounded-lg px-2 py-2 text-start',
        isCurrent ? 'bg-accent-soft' : 'hover:bg-ink/6',
      )}
    >
      <span className="font-semibold wrap-anywhere">{mail.name}</span>
      <span className="text-[0.9375rem] text-ink-soft">{mail.when}</span>
      {mail.mark ?? null}
    </button>
  );
}
