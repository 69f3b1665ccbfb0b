import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Step {
  id: string;
  title: ReactNode;
  detail?: ReactNode;
  state: 'done' | 'current' | 'todo';
}

interface StepperProps {
  steps: readonly Step[];
  /** Appended to a completed step's title, e.g. `ui.stepDone`. */
  doneText: string;
  label: string;
  direction?: 'row' | 'column';
}

/** Numbered steps with the current one marked; more than three become a column on phones. */
export function Stepper({ steps, doneText, label, direction = 'row' }: StepperProps) {
  const compact = direction === 'row' && steps.length <= 3;
  return (
    <ol
      aria-label={label}
      className={clsx(
        'grid gap-4',
        direction === 'row' && 'sm:auto-cols-fr sm:grid-flow-col',
        compact && 'max-sm:auto-cols-fr max-sm:grid-flow-col max-sm:gap-2',
      )}
    >
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className={clsx('flex gap-3', compact && 'max-sm:flex-col max-sm:gap-1')}
        >
          <StepDot state={step.state} number={index + 1} />
          <div className={clsx('min-w-0 pt-0.5', step.state === 'todo' && 'text-muted')}>
            <p className="font-semibold">
              {step.title}
              {step.state === 'done' ? <span className="sr-only"> {doneText}</span> : null}
            </p>
            {step.detail ? <div className="text-[0.9375rem] text-muted">{step.detail}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

function StepDot({ state, number }: { state: Step['state']; number: number }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid size-8 shrink-0 place-items-center rounded-full border text-[0.9375rem] font-bold tabular-nums',
        state === 'done' && 'border-transparent bg-ok text-white',
        state === 'current' && 'border-transparent bg-accent text-white',
        state === 'todo' && 'border-line-strong/60 bg-surface text-muted',
      )}
    >
      {state === 'done' ? <Check className="size-4.5" /> : number}
    </span>
  );
}
