'use client';

import { Minus, Plus } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';

interface QuantityStepperProps {
  quantity: number;
  /** At this value the minus button is disabled; 0 allows removing the last item. */
  min: number;
  max: number;
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  onChange(quantity: number): void;
}

/** Quantity with minus and plus buttons (S2.8-2). */
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
