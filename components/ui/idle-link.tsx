'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, type ComponentProps } from 'react';
import { useShownOnly } from './shown-only';
import { onIdle, savesData } from './when-idle';

interface IdleLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> {
  href: string;
}

/** A link that prefetches its page when the browser is idle; never on 2g or with data saver. S9-23. */
export function IdleLink({ href, ...rest }: IdleLinkProps) {
  const router = useRouter();
  const shown = useShownOnly();
  useEffect(
    () => (shown || savesData() ? undefined : onIdle(() => router.prefetch(href))),
    [shown, href, router],
  );
  return <Link {...rest} href={href} prefetch={false} />;
}
