'use client';

import { useState, type DragEvent } from 'react';

const fileOf = (event: DragEvent): File | undefined => event.dataTransfer.files[0];
const holdsFile = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Drop target for files: its handlers, and whether a file is held over it. */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!holdsFile(event)) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    setIsOver(false);
    const file = fileOf(event);
    if (!file) return;
    event.preventDefault();
    onFile(file);
  };
  const leave = () => setIsOver(false);
  return { isOver, target: { onDragEnter: over, onDragOver: over, onDragLeave: leave, onDrop: drop } };
}
