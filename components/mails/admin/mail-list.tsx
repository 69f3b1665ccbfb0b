'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Panel } from '@/components/admin/panel';
import { MAIL_GROUPS, type ShopperMail } from '@/lib/modules/mails/rules/shopper-mails';

interface MailListProps {
  current: ShopperMail;
  onChoose: (kind: ShopperMail) => void;
}

/** The mails by what they are about, each with when it goes out. S2.2-101. */
export function MailList({ current, onChoose }: MailListProps) {
  const t = useTranslations('mailsPage');
  const id = useId();
  return (
    <Panel id={id} title={t('list')} flush>
      {MAIL_GROUPS.map(({ group, kinds }) => (
        <section
          key={group}
          aria-labelledby={`${id}-${group}`}
          className="p-2 not-first:border-t not-first:border-line"
        >
          <h3 id={`${id}-${group}`} className="px-2 pt-2 pb-1 text-base">
            {t(`groups.${group}`)}
          </h3>
          <ul>
            {kinds.map((kind) => (
              <li key={kind}>
                <button
                  type="button"
                  aria-current={kind === current ? 'true' : undefined}
                  onClick={() => onChoose(kind)}
                  className={clsx(
                    'grid w-full rounded-lg px-2 py-2 text-start',
                    kind === current ? 'bg-accent-soft' : 'hover:bg-ink/6',
                  )}
                >
                  <span className="font-semibold">{t(`kinds.${kind}.name`)}</span>
                  <span className="text-[0.9375rem] text-ink-soft">{t(`kinds.${kind}.when`)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}
