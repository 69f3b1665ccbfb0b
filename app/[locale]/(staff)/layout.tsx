import type { ReactNode } from 'react';
import AdminLayout from '../(admin)/layout';

interface StaffLayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export const dynamic = 'force-dynamic';

/** Layout of staff-only pages (D2-1): the admin layout, whose menu depends on the user. S2.5. */
export default function StaffLayout(props: StaffLayoutProps) {
  return <AdminLayout {...props} />;
}
