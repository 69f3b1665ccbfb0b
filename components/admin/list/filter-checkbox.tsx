'use client';

import { useRef } from 'react';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { useList } from './list-context';
import { useEarlyValue } from './use-early-value';

interface FilterCheckboxProps {
  /** The name in the URL: '1' when checked. */
  name: string;
  label: string;
}

/** A filter of a list that is on or off. */
export function FilterCheckbox({ name, label }: FilterCheckboxProps) {
  const { asked, change } = useList();
  const value = asked[name] === '1' ? '1' : '';
  const choose = (chosen: string) => change({ [name]: chosen || undefined });
  const field = useRef<HTMLInputElement>(null);
  useEarlyValue(field, value, choose);
  return (
    <CheckboxField
      ref={field}
      label={label}
      name={name}
      value="1"
      checked={value === '1'}
      onChange={(event) => choose(event.target.checked ? '1' : '')}
      className="md:self-end md:pb-2.5"
    />
  );
}
