'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { ConfirmByName } from '../overlay/confirm-by-name';
import { Dialog } from '../overlay/dialog';
import { SidePanel } from '../overlay/side-panel';
import { Example } from './example';
import { ExampleGrid } from './example-grid';
import { LONG_TEXT } from './sample-data';

interface Shown {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function Opener({ label, children }: { label: string; children: (shown: Shown) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {children({ open, onOpenChange: setOpen })}
    </>
  );
}

const footer = (
  <>
    <Button variant="quiet">Cancel</Button>
    <Button>Save changes</Button>
  </>
);
const field = <TextField label="Name" defaultValue="Autumn Harvest" />;

function DialogExamples() {
  return (
    <>
      <Example state="dialog">
        <Opener label="Rename store">
          {(shown) => (
            <Dialog
              {...shown}
              title="Rename store"
              description="Links keep working."
              closeLabel="Close"
              footer={footer}
            >
              {field}
            </Dialog>
          )}
        </Opener>
      </Example>
      <Example state="large dialog, long text">
        <Opener label="Read the terms">
          {(shown) => (
            <Dialog {...shown} size="lg" title={LONG_TEXT} closeLabel="Close" footer={footer}>
              {[1, 2, 3, 4, 5, 6, 7, 8].map((key) => (
                <p key={key} className="mb-4">
                  {LONG_TEXT} {LONG_TEXT} {LONG_TEXT}
                </p>
              ))}
            </Dialog>
          )}
        </Opener>
      </Example>
    </>
  );
}

function PanelExamples() {
  return (
    <>
      <Example state="side panel">
        <Opener label="Order FF-1024">
          {(shown) => (
            <SidePanel {...shown} title="Order FF-1024" closeLabel="Close" footer={footer}>
              {field}
            </SidePanel>
          )}
        </Opener>
      </Example>
      <Example state="wide side panel, long text">
        <Opener label="Order FF-1025">
          {(shown) => (
            <SidePanel {...shown} size="wide" title={LONG_TEXT} description={LONG_TEXT} closeLabel="Close">
              {field}
            </SidePanel>
          )}
        </Opener>
      </Example>
    </>
  );
}

const DELETE = {
  title: 'Delete this store',
  description: 'Its pages go offline at once. Orders are kept.',
  confirmLabel: 'Delete',
  onConfirm: () => {},
};

function ConfirmExamples() {
  return (
    <>
      <Example state="confirm by name">
        <Opener label="Delete store">
          {(shown) => <ConfirmByName {...shown} {...DELETE} name="Autumn Harvest" />}
        </Opener>
      </Example>
      <Example state="confirm by name, long name, failed">
        <Opener label="Delete store with a long name">
          {(shown) => (
            <ConfirmByName
              {...shown}
              {...DELETE}
              name={LONG_TEXT}
              error="We couldn’t delete it. Try again."
            />
          )}
        </Opener>
      </Example>
    </>
  );
}

export function OverlaysSection() {
  return (
    <ExampleGrid>
      <DialogExamples />
      <PanelExamples />
      <ConfirmExamples />
    </ExampleGrid>
  );
}
