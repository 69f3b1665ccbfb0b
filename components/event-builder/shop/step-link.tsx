'use client';

import type { ComponentProps, MouseEvent } from 'react';
import type { BuilderStep } from '@/lib/modules/event-builder/rules/steps';
import { useBuilder } from './builder-context';

interface StepLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  step: BuilderStep;
  design?: number;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link to a step, navigated on the client. */
export function StepLink({ step, design, onClick, ...rest }: StepLinkProps) {
  const { go, pathOf } = useBuilder();
  return (
    <a
      {...rest}
      href={pathOf(step, design)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        go(step, design);
      }}
    />
  );
}
