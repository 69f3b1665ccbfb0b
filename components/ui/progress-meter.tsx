import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Rounded corners end the browser's own drawing, with its accent colour and its movement: each part is coloured here. */
const BAR = [
  'w-full appearance-none overflow-hidden rounded-full bg-line',
  '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent [&::-moz-progress-bar]:bg-accent',
  'indeterminate:bg-accent-tint motion-safe:indeterminate:animate-pulse',
  '[&:indeterminate::-webkit-progress-bar]:bg-accent-tint [&:indeterminate::-moz-progress-bar]:bg-accent-tint',
].join(' ');

interface ProgressMeterProps extends ComponentProps<'progress'> {
  'aria-label': string;
}

/** How far something is; without a value it pulses. */
export function ProgressMeter({ className = 'h-2', ...rest }: ProgressMeterProps) {
  return <progress {...rest} className={clsx(BAR, className)} />;
}
