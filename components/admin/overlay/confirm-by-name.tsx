'use client';

import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { useKitText } from '../kit-text';
import { Dialog } from './dialog';

interface ConfirmByNameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will be lost. */
  description: ReactNode;
  /** What has to be typed, letter by letter; spaces around it do not count. */
  name: string;
  confirmLabel: string;
  onConfirm: () => void;
  busy?: boolean;
  /** Why the act failed; shown in the dialog, which stays open. */
  error?: string | undefined;
}

/** Whether two names are the same to a reader: composed and decomposed accents are. */
function isSameName(typed: string, name: string): boolean {
  return typed.trim().normalize() === name.trim().normalize();
}

interface NameFormProps extends Pick<ConfirmByNameProps, 'name' | 'onConfirm' | 'busy' | 'error'> {
  id: string;
  typed: string;
  onType: (typed: string) => void;
}

function NameForm({ id, name, onConfirm, busy, error, typed, onType }: NameFormProps) {
  const text = useKitText();
  const [wrong, setWrong] = useState(false);
  const isSame = isSameName(typed, name);
  function send(event: FormEvent): void {
    event.preventDefault();
    if (isSame && !busy) onConfirm();
  }
  return (
    <form id={id} method="post" onSubmit={send} noValidate className="grid gap-4">
      <TextField
        label={text('confirm.typeName', { name })}
        value={typed}
        onChange={(event) => {
          setWrong(false);
          onType(event.target.value);
        }}
        // A browser sends no form by Enter while its button is disabled.
        onKeyDown={({ key }) => (key === 'Enter' ? setWrong(!isSame) : undefined)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        autoFocus
        required
        error={wrong ? text('confirm.otherName') : undefined}
      />
      <FormAlert error={error} />
    </form>
  );
}

/** Asks to type a thing's name before it is destroyed: the button works only once the name is the same. */
export function ConfirmByName(props: ConfirmByNameProps) {
  const { open, onOpenChange, title, description, name, confirmLabel, busy = false } = props;
  const text = useKitText();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const change = (next: boolean) => {
    // Work that has begun is not cancelled by closing the dialog, so it stays open.
    if (busy) return;
    setTyped('');
    onOpenChange(next);
  };
  const footer = (
    <>
      <Button variant="quiet" onClick={() => change(false)}>
        {text('cancel')}
      </Button>
      <Button form={formId} type="submit" variant="danger" busy={busy} disabled={!isSameName(typed, name)}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      role="alertdialog"
      title={title}
      description={description}
      closeLabel={text('close')}
      footer={footer}
    >
      <NameForm
        id={formId}
        name={name}
        onConfirm={props.onConfirm}
        busy={busy}
        error={props.error}
        typed={typed}
        onType={setTyped}
      />
    </Dialog>
  );
}
