'use client';

import { useEffect, useRef, type ChangeEvent } from 'react';

interface RowCheckboxProps {
  label: string;
  checked: boolean;
  /** Some of the rows that it stands for are selected. */
  mixed?: boolean;
  onChange: (range: boolean) => void;
}

/** A checkbox that fills its cell, so that it is easy to hit. With Shift it asks for a range. */
export function RowCheckbox({ label, checked, mixed = false, onChange }: RowCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  const change = ({ nativeEvent }: ChangeEvent) =>
    onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
  return (
    <label className="grid size-11 cursor-pointer place-items-center select-none">
      <span className="sr-only">{label}</span>
      <input
        ref={box}
        type="checkbox"
        checked={checked}
        onChange={change}
        className="size-5 rounded-sm accent-accent"
      />
    </label>
  );
}
