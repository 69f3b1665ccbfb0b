import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** The browser's own drawing is replaced part by part; `appearance: none` lets the parts have their own colours. */
const BAR = [
  'block w-full appearance-none overflow-hidden rounded-full border-0 bg-line bg-none',
  '[&::-webkit-meter-inner-element]:block [&::-webkit-meter-bar]:h-full [&::-webkit-meter-bar]:border-0',
  '[&::-webkit-meter-bar]:rounded-full [&::-webkit-meter-bar]:bg-line [&::-webkit-meter-bar]:bg-none',
  '[&::-webkit-meter-optimum-value]:bg-accent [&::-webkit-meter-optimum-value]:bg-none',
  '[&::-moz-meter-bar]:bg-accent [&::-moz-meter-bar]:bg-none',
].join(' ');

interface UsageMeterProps extends ComponentProps<'meter'> {
  'aria-label': string;
  value: number;
  max: number;
}

/** How much of an amount is used up. What is on its way to being done has a `ProgressMeter`. */
export function UsageMeter({ className = 'h-2', ...rest }: UsageMeterProps) {
  return <meter {...rest} className={clsx(BAR, className)} />;
}
