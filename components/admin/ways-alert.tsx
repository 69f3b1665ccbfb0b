import type { ComponentProps } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

interface WaysAlertProps extends Required<Pick<ComponentProps<typeof Alert>, 'tone' | 'announce'>> {
  title: string;
  text: string;
  /** Actions: a button's text and its handler. */
  ways: readonly (readonly [text: string, go: () => unknown])[];
}

/** An alert with one or more actions. */
export function WaysAlert({ text, ways, ...alert }: WaysAlertProps) {
  const actions = ways.map(([label, go]) => (
    <Button key={label} variant="secondary" size="sm" onClick={() => void go()}>
      {label}
    </Button>
  ));
  return (
    <Alert {...alert} actions={actions}>
      {text}
    </Alert>
  );
}
