import { Mail } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FilterSelect } from '@/components/admin/list/filter-select';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import type { MessagePage } from '@/lib/modules/site/contract/staff-messages';
import { MESSAGE_STATES, MESSAGE_SUBJECTS } from '@/lib/modules/site/rules/site-message';
import { MessageCard } from './message-card';

interface MessageListProps {
  list: ListState;
  /** Null if it could not be loaded. */
  page: MessagePage | null;
  mayAnswer: boolean;
}

/** What people wrote to the platform, with its filters. S2.2-264. */
export function MessageList({ list, page, mayAnswer }: MessageListProps) {
  const t = useTranslations('siteMessages');
  const messages = page?.messages ?? [];
  return (
    <ListView
      list={list}
      failed={page === null}
      filters={{ label: t('narrow'), children: <Filters /> }}
      rows={
        messages.length > 0 ? (
          <ul
            aria-label={t('list')}
            className="divide-y divide-line rounded-card border border-line bg-surface"
          >
            {messages.map((message) => (
              <MessageCard key={message.id} message={message} mayAnswer={mayAnswer} />
            ))}
          </ul>
        ) : null
      }
      nothing={{
        icon: <Mail aria-hidden="true" />,
        title: t('empty'),
        text: t('nothingYet'),
        noMatch: { title: t('noMatch'), text: t('emptyText') },
      }}
      foot={{
        label: t('pages'),
        count: t('shown', { count: messages.length }),
        next: page?.next_cursor ?? null,
      }}
    />
  );
}

function Filters() {
  const t = useTranslations('siteMessages');
  const subjects = useTranslations('siteContact.subjects');
  return (
    <>
      <FilterSelect
        name="state"
        label={t('state')}
        options={MESSAGE_STATES.map((state) => ({ value: state, label: t(`states.${state}`) }))}
      />
      <FilterSelect
        name="subject"
        label={t('subject')}
        any={t('anySubject')}
        options={MESSAGE_SUBJECTS.map((subject) => ({ value: subject, label: subjects(subject) }))}
        className="md:w-80"
      />
    </>
  );
}
