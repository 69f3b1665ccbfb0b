'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { buttonClasses, type ButtonSize, type ButtonVariant } from '@/components/ui/button-classes';
import { POPOVER_CLASSES } from './popover-classes';

interface PopoverProps {
  /** The text of the button that opens it. */
  label: ReactNode;
  /** Decorative, before the text. */
  icon?: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  disabled?: boolean;
  title: ReactNode;
  /** The content, given a function that closes the popover. */
  children: (close: () => void) => ReactNode;
  className?: string;
}

/** A small box beside its button: a filter, a few settings, an explanation. It does not block the page. */
export function Popover(props: PopoverProps) {
  const { label, icon, variant = 'secondary', size = 'md', disabled = false, title, children } = props;
  return (
    <DialogTrigger>
      <Button isDisabled={disabled} className={buttonClasses(variant, size)}>
        {icon}
        <span>{label}</span>
      </Button>
      <AriaPopover placement="bottom start" offset={6} className={POPOVER_CLASSES}>
        <Dialog className={clsx('grid max-w-md gap-3 p-4 outline-none sm:min-w-72', props.className)}>
          {({ close }) => (
            <>
              <Heading slot="title" className="text-lg">
                {title}
              </Heading>
              {children(close)}
            </>
          )}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
