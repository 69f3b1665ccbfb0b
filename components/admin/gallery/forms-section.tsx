'use client';

import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { FormSection } from '../field/form-section';
import { useUndoToast } from '../overlay/use-undo-toast';
import { Example } from './example';
import { LONG_TEXT } from './sample-data';

function ToastExamples() {
  const showUndo = useUndoToast();
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => showUndo('3 orders archived', () => Promise.resolve())}>
        Toast with undo
      </Button>
      <Button
        variant="secondary"
        onClick={() => showUndo(LONG_TEXT, () => Promise.reject(new Error('offline')))}
      >
        Toast with undo that fails
      </Button>
      <Button variant="secondary" onClick={() => toast('success', 'Saved')}>
        Toast
      </Button>
    </div>
  );
}

export function FormsSection() {
  return (
    <div className="grid gap-6">
      <Example state="form sections">
        <form method="post" className="rounded-card border border-line bg-surface px-4 sm:px-6">
          <FormSection title="Company" hint="Shown on invoices and in the foot of your stores.">
            <TextField label="Name" defaultValue="Fjord & Fern" />
            <TextField
              label="VAT number"
              error="Check the number: one digit is wrong"
              defaultValue="GB 123"
            />
          </FormSection>
          <FormSection title={LONG_TEXT}>
            <TextArea label="Message" hint="Up to 500 characters" />
            <TextField label="Closed field" disabled defaultValue="Only staff can change this" />
          </FormSection>
        </form>
      </Example>
      <Example state="toasts">
        <ToastExamples />
      </Example>
    </div>
  );
}
