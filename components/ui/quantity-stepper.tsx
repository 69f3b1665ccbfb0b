'use client';

import type { ReactElement } from 'react';
import { EarlyForm } from '@/components/ui/early-form';
import { IconButton } from '@/components/ui/icon-button';
import { Minus, Plus } from '@/components/ui/icons';

interface QuantityStepperProps {
  quantity: number;
  /** At this value the minus button is disabled; 0 allows removing the last item. */
  min: number;
  max: number;
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  onStep(by: 1 | -1): void;
  /** The id of what is said of it, such as an error. */
  describedBy?: string | undefined;
  /** Counts presses from before hydration too; for steppers of the server's HTML that are in no form. */
  early?: boolean;
}

interface StepProps extends Pick<QuantityStepperProps, 'early' | 'onStep'> {
  by: 1 | -1;
  label: string;
  icon: ReactElement;
  disabled: boolean;
}

function Step({ early = false, by, onStep, ...button }: StepProps) {
  if (!early) return <IconButton {...button} onClick={() => onStep(by)} />;
  return (
    <EarlyForm each onPress={() => onStep(by)}>
      <IconButton {...button} type="submit" />
    </EarlyForm>
  );
}

/** Quantity with minus and plus buttons (S2.8-2). */
export function QuantityStepper(props: QuantityStepperProps) {
  const { quantity, min, max, label, decreaseLabel, increaseLabel, onStep, early, describedBy } = props;
  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      className="inline-flex items-center rounded-control border border-line-strong"
    >
      <Step
        by={-1}
        onStep={onStep}
        early={early}
        label={decreaseLabel}
        icon={<Minus aria-hidden="true" className="size-4.5" />}
        disabled={quantity <= min}
      />
      <span aria-live="polite" className="min-w-9 text-center font-semibold tabular-nums">
        {quantity}
      </span>
      <Step
        by={1}
        onStep={onStep}
        early={early}
        label={increaseLabel}
        icon={<Plus aria-hidden="true" className="size-4.5" />}
        disabled={quantity >= max}
      />
    </div>
  );
}
