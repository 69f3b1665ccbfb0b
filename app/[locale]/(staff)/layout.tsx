import type { ReactNode } from 'react';
import AdminLayout from '../(admin)/layout';

interface StaffLayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export const dynamic = 'force-dynamic';

/** The pages of staff alone (DECISIONS 2) wear the same layout; its menu is theirs by who is logged in. SPEC 2.5. */
export default function StaffLayout(props: StaffLayoutProps) {
  return <AdminLayout {...props} />;
}
