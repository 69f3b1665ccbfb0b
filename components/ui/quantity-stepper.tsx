'use client';

import { Minus, Plus } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';

interface QuantityStepperProps {
  quantity: number;
  /** Below this the minus control is off; 0 lets the last piece be taken out. */
  min: number;
  max: number;
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  onChange(quantity: number): void;
}

/** How many: minus, the figure, plus (SPEC 2.8). */
export function QuantityStepper(props: QuantityStepperProps) {
  const { quantity, min, max, label, decreaseLabel, increaseLabel, onChange } = props;
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex items-center rounded-control border border-line-strong"
    >
      <IconButton
        label={decreaseLabel}
        icon={<Minus aria-hidden="true" className="size-4.5" />}
        disabled={quantity <= min}
        onClick={() => onChange(quantity - 1)}
      />
      <span aria-live="polite" className="min-w-9 text-center font-semibold tabular-nums">
        {quantity}
      </span>
      <IconButton
        label={increaseLabel}
        icon={<Plus aria-hidden="true" className="size-4.5" />}
        disabled={quantity >= max}
        onClick={() => onChange(quantity + 1)}
      />
    </div>
  );
}
