'use client';

import { useTranslations } from 'next-intl';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Badge } from '@/components/ui/badge';
import { useHydrated } from '@/components/ui/use-hydrated';
import { UserBadge } from '@/components/ui/user-badge';
import type { User } from '@/lib/modules/accounts/contract/user';
import { LogoutButton } from './logout-button';
import { POPOVER_CLASSES } from './overlay/popover-classes';
import { useNavigationOpen } from './use-navigation-open';

interface AccountMenuProps {
  user: Pick<User, 'name' | 'email' | 'role' | 'superadmin'>;
  /** The name of the user's tenant; null for staff. */
  company: string | null;
}

/** Who is logged in, as what and for whom, and the logout; at the end of the header. S2.5-4. */
export function AccountMenu({ user, company }: AccountMenuProps) {
  const t = useTranslations('admin');
  const role = useTranslations('roles')(user.role);
  // Closes with the page, as the navigation does.
  const [open, setOpen] = useNavigationOpen();
  const ready = useHydrated();
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <Button
        isDisabled={!ready}
        aria-label={`${t('accountMenu')}: ${user.name}`}
        className="max-w-60 min-w-11 rounded-control text-start sm:p-1 outline-none hover:bg-ink/6 data-[focus-visible]:outline-2 data-[focus-visible]:outline-[var(--ring)] max-xl:[&_span>span:last-child]:hidden"
      >
        <UserBadge name={user.name} detail={role} />
      </Button>
      <Popover placement="bottom end" offset={6} className={POPOVER_CLASSES}>
        <Dialog aria-label={t('accountMenu')} className="w-72 max-w-full outline-none">
          <div className="grid gap-0.5 border-b border-line p-4">
            <p className="font-semibold break-words">{user.name}</p>
            <p className="break-words text-muted">{user.email}</p>
            <p className="mt-2 flex flex-wrap items-center gap-2 break-words">
              {company === null ? null : <span>{company}</span>}
              <Badge tone={user.superadmin === 1 ? 'accent' : 'neutral'}>
                {user.superadmin === 1 ? `${t('staff')} · ${role}` : role}
              </Badge>
            </p>
          </div>
          <div className="p-1.5">
            <LogoutButton />
          </div>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
