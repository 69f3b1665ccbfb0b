'use client';

import { ViewMenu } from '@/components/admin/list/views/view-menu';

/** The list has one set of columns, so its views keep filters and sorting alone. */
const COLUMNS = { shown: [], chosen: false, show: () => undefined };

/** The saved views of the event list; `tenant` is null for staff, who see the events of all clients. */
export function EventsViews({ tenant }: { tenant: string | null }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ViewMenu place={{ list: 'events', tenant }} columns={COLUMNS} />
    </div>
  );
}
