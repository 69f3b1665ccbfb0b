'use client';

import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '@/components/ui/icon-button';
import { useFocusAfter } from './use-focus-after';
import { useScrollStop } from './use-scroll-stop';

/** Props shared by all modals. */
export interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence below the title, read with it. */
  description?: ReactNode;
  closeLabel: string;
  children?: ReactNode;
  /** Buttons at the bottom, the primary one last. */
  footer?: ReactNode;
}

interface ModalShape {
  /** Position, size and animation of the box. */
  className: string;
  bodyClassName?: string;
  footerClassName?: string;
  /** `alertdialog` for a question before a destructive act. */
  role?: 'dialog' | 'alertdialog';
}

type ModalContentProps = Omit<ModalProps, 'open' | 'onOpenChange'> & ModalShape & { onClose: () => void };

function ModalContent(props: ModalContentProps) {
  const { title, description, closeLabel, children, footer, role, onClose } = props;
  const descriptionId = useId();
  const body = useScrollStop();
  useFocusAfter();
  return (
    <Dialog
      role={role ?? 'dialog'}
      aria-describedby={description ? descriptionId : undefined}
      className="low-scrolls flex min-h-0 grow flex-col outline-none"
    >
      <div className="flex items-start justify-between gap-4 border-b border-line px-5 py-3.5 sm:px-6">
        <Heading slot="title" className="min-w-0 py-1.5 text-xl">
          {title}
        </Heading>
        <IconButton
          label={closeLabel}
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={onClose}
          className="-me-2.5"
        />
      </div>
      <div
        ref={body}
        className={clsx('low-flows min-h-0 grow overflow-y-auto px-5 py-5 sm:px-6', props.bodyClassName)}
      >
        {description ? (
          <p id={descriptionId} className={clsx('text-muted', children && 'mb-4')}>
            {description}
          </p>
        ) : null}
        {children}
      </div>
      {footer ? (
        <div
          // Toasts stand above it: see globals.css.
          data-modal-footer=""
          className={clsx('border-t border-line px-5 py-4 sm:px-6', props.footerClassName)}
        >
          {footer}
        </div>
      ) : null}
    </Dialog>
  );
}

/** A modal on React Aria: keeps the focus inside and returns it; Escape and the backdrop close it. Not used directly. */
export function ModalFrame({ open, onOpenChange, className, ...content }: ModalProps & ModalShape) {
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={onOpenChange}
      isDismissable
      className="fixed inset-0 z-50 bg-ink/45 data-[entering]:animate-[appear_0.2s_ease-out] data-[exiting]:animate-[fade-out_0.18s_ease-in_forwards]"
    >
      <Modal
        className={clsx(
          'fixed z-50 flex flex-col overflow-hidden bg-surface text-ink shadow-overlay',
          className,
        )}
      >
        <ModalContent {...content} className={className} onClose={() => onOpenChange(false)} />
      </Modal>
    </ModalOverlay>
  );
}
