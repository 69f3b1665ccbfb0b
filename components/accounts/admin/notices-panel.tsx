'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Panel } from '@/components/admin/panel';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { SelectField } from '@/components/ui/select-field';
import { toast } from '@/components/ui/toast';
import { browserCall } from '@/lib/client/browser';
import type { chooseNotice, OwnNotice } from '@/lib/modules/accounts/contract/notices';
import { chooseNoticeCall } from '@/lib/modules/accounts/contract/paths';

/** Keeps each choice at once. The control shows it before the answer comes, and the old one again if it fails. */
function useNotices(first: OwnNotice[]) {
  const t = useTranslations('settings.notices');
  const errors = useErrorText();
  const [notices, setNotices] = useState(first);
  const [failure, setFailure] = useState<string>();
  const show = (notice: OwnNotice['notice'], way: OwnNotice['way']) =>
    setNotices((all) => all.map((one) => (one.notice === notice ? { ...one, way } : one)));

  async function choose({ notice, way: before, ways }: OwnNotice, value: string) {
    const way = ways.find((one) => one === value);
    if (!way || way === before) return;
    setFailure(undefined);
    show(notice, way);
    try {
      await browserCall<typeof chooseNotice>(chooseNoticeCall, { body: { notice, way } });
      toast('success', t('saved'));
    } catch (error) {
      show(notice, before);
      setFailure(errors.call(error));
    }
  }
  return { notices, failure, choose };
}

/** Which emails the person gets, and whether at once or once a day. Those about logging in always come. D42-10. */
export function NoticesPanel({ first }: { first: OwnNotice[] }) {
  const t = useTranslations('settings.notices');
  const { notices, failure, choose } = useNotices(first);
  return (
    <Panel id="notices" title={t('title')}>
      <p className="text-muted">{t('lead')}</p>
      <div className="mt-4 grid gap-5">
        {notices.map((one) => (
          <SelectField
            key={one.notice}
            label={t(`group.${one.notice}`)}
            hint={t(`hint.${one.notice}`)}
            options={one.ways.map((way) => ({ value: way, label: t(`way.${way}`) }))}
            value={one.way}
            onChange={(event) => void choose(one, event.target.value)}
          />
        ))}
        <div>
          <p className="font-semibold">{t('security')}</p>
          <p className="text-[0.9375rem] text-muted">{t('securityHint')}</p>
        </div>
      </div>
      <FormAlert error={failure} />
    </Panel>
  );
}
