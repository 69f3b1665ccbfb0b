'use client';

import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

interface EarlyFormProps {
  onPress(): void;
  /** Presses before hydration all count, as for "one more". By default they count as one. */
  each?: boolean;
  className?: string;
  /** A button of type `submit`. No fields: React resets a form's fields after its action. */
  children: ReactNode;
}

/**
 * A form around one button, so that a press before hydration is not lost. React keeps what is submitted to a form whose
 * action is a function until the form is hydrated, and then calls the action. After hydration a press is an ordinary
 * event. docs/decisions/0036.
 */
export function EarlyForm({ onPress, each = false, className = 'contents', children }: EarlyFormProps) {
  const [pressed, setPressed] = useState(false);
  const isDone = useRef(false);
  // React takes the action of the first render, which knows nothing yet of what was chosen before hydration.
  const latest = useRef(onPress);
  useLayoutEffect(() => {
    latest.current = onPress;
  });
  // React replays all early presses at once. One that counts once waits until the others are rendered: "Add to basket"
  // has to know how often "one more" was pressed.
  useEffect(() => {
    if (!pressed || isDone.current) return;
    isDone.current = true;
    latest.current();
  }, [pressed]);
  const replay = () => (each ? latest.current() : setPressed(true));
  return (
    <form
      action={replay}
      onSubmit={(event) => {
        // Prevented, so that React does not call the action too.
        event.preventDefault();
        onPress();
      }}
      className={className}
    >
      {children}
    </form>
  );
}
