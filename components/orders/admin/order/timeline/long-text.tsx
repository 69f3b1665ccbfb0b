import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';

/** What is read at a glance; longer texts are folded. */
const SHORT = 240;

/** A text that somebody wrote; a long one shows its beginning until it is opened. */
export function LongText({ text }: { text: string }) {
  const t = useTranslations('ordersPage.timeline');
  const [open, setOpen] = useState(false);
  if (text.length <= SHORT) return <p className="wrap-anywhere whitespace-pre-line">{text}</p>;
  return (
    <>
      <p className="wrap-anywhere whitespace-pre-line">
        {open ? text : `${text.slice(0, SHORT).trimEnd()}…`}
      </p>
      <Button variant="quiet" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? 'less' : 'more')}
      </Button>
    </>
  );
}
