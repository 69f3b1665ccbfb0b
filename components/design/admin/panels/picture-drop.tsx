'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useState, type DragEvent, type ReactNode, type RefObject } from 'react';
import { useDesigner } from './designer-context';

const picturesOf = (list: FileList | undefined | null): File[] =>
  [...(list ?? [])].filter((file) => file.type === '' || file.type.startsWith('image/'));

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

interface PictureDropProps {
  root: RefObject<HTMLDivElement | null>;
  className?: string;
  children: ReactNode;
}

/** Accepts pictures dropped anywhere on the editor, or pasted while no field or dialog uses the paste. */
export function PictureDrop({ root, className, children }: PictureDropProps) {
  const t = useTranslations('designer.upload');
  const { uploads, readOnly } = useDesigner();
  const [isOver, setIsOver] = useState(false);
  const add = readOnly ? undefined : uploads?.add;

  useEffect(() => {
    if (!add) return;
    const paste = (event: ClipboardEvent): void => {
      const files = picturesOf(event.clipboardData?.files);
      // A dialog above the editor handles pastes itself.
      if (files.length === 0 || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      add(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [add]);

  const over = (event: DragEvent): void => {
    if (!add || !holdsFiles(event)) return;
    event.preventDefault();
    setIsOver(true);
  };
  const leave = (event: DragEvent): void => {
    if (!(event.relatedTarget instanceof Node) || !root.current?.contains(event.relatedTarget))
      setIsOver(false);
  };
  const drop = (event: DragEvent): void => {
    setIsOver(false);
    if (!add || !holdsFiles(event)) return;
    event.preventDefault();
    // Any file: unsuitable ones appear in the list with the reason.
    add([...event.dataTransfer.files]);
  };
  return (
    <div
      ref={root}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
      className={clsx('relative', className)}
    >
      {children}
      {isOver ? (
        <div className="pointer-events-none absolute inset-0 z-30 grid place-items-center rounded-card border-2 border-dashed border-accent bg-surface/85 text-lg font-semibold">
          {t('drop')}
        </div>
      ) : null}
    </div>
  );
}
