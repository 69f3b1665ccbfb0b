'use client';

import { Archive, Copy, ExternalLink, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { Menu, type MenuGroup } from '../overlay/menu';
import { Popover } from '../overlay/popover';
import { Tabs } from '../overlay/tabs';
import { Example } from './example';
import { ExampleGrid } from './example-grid';
import { LONG_TEXT } from './sample-data';

const GROUPS: readonly MenuGroup[] = [
  {
    id: 'edit',
    title: 'Edit',
    entries: [
      { id: 'rename', label: 'Rename', icon: Pencil, onAction: () => {} },
      { id: 'copy', label: 'Duplicate', icon: Copy, detail: 'With its products', onAction: () => {} },
      { id: 'open', label: 'Open store', icon: ExternalLink, href: '/admin-gallery' },
    ],
  },
  {
    id: 'remove',
    entries: [
      { id: 'archive', label: 'Archive', icon: Archive, disabledReason: 'It still has open orders' },
      { id: 'delete', label: 'Delete', icon: Trash2, danger: true, onAction: () => {} },
    ],
  },
];
const LONG: readonly MenuGroup[] = [
  { id: 'one', entries: [{ id: 'a', label: LONG_TEXT, detail: LONG_TEXT, onAction: () => {} }] },
];

function MenuExamples() {
  return (
    <>
      <Example state="menu">
        <Menu label="Actions" groups={GROUPS} />
      </Example>
      <Example state="menu, icon only">
        <Menu
          label="More actions"
          icon={<MoreHorizontal aria-hidden="true" className="size-5" />}
          variant="quiet"
          groups={GROUPS}
        />
      </Example>
      <Example state="menu, long text">
        <Menu label="Long entries" groups={LONG} />
      </Example>
      <Example state="menu, disabled">
        <Menu label="Nothing to do" disabled groups={GROUPS} />
      </Example>
    </>
  );
}

function PopoverExamples() {
  return (
    <>
      <Example state="popover">
        <Popover label="Why is this late?" title="Late since Monday">
          {() => <p className="max-w-72">The fulfiller has not answered. We ask again every hour.</p>}
        </Popover>
      </Example>
      <Example state="popover, long text">
        <Popover label="Long text" title={LONG_TEXT}>
          {() => <p className="max-w-72">{LONG_TEXT}</p>}
        </Popover>
      </Example>
    </>
  );
}

export function MenusSection() {
  const text = <p>The content of this tab.</p>;
  return (
    <div className="grid gap-6">
      <ExampleGrid>
        <MenuExamples />
        <PopoverExamples />
      </ExampleGrid>
      <Example state="tabs, one disabled, more than fit on a phone">
        <Tabs
          label="Parts of the store"
          tabs={[
            { id: 'look', label: 'Design', icon: Pencil, content: text },
            { id: 'pages', label: 'Pages', mark: <span className="text-muted">3</span>, content: text },
            { id: 'off', label: 'Shipping', disabled: true, content: text },
            { id: 'links', label: 'Links and addresses', content: text },
            { id: 'last', label: 'Everything else', content: text },
          ]}
        />
      </Example>
    </div>
  );
}
