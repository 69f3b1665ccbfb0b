'use client';

import { useRef } from 'react';
import { SelectField } from '@/components/ui/select-field';
import { useList } from './list-context';
import type { ListQuery } from './list-state';
import { useEarlyValue } from './use-early-value';

export interface FilterOption {
  value: string;
  label: string;
}

interface FilterSelectProps {
  /** The name in the URL. */
  name: string;
  label: string;
  /** What is shown while this doesn't filter, such as «Any status»; without it the contract's default is chosen. */
  any?: string;
  options: readonly FilterOption[];
  /** Names that a change of this one clears, since their values belong to the former choice. */
  clears?: readonly string[];
  className?: string;
}

/** A filter of a list as a menu. */
export function FilterSelect({ name, label, any, options, clears = [], className }: FilterSelectProps) {
  const { list, asked, change } = useList();
  const cleared: ListQuery = Object.fromEntries(clears.map((other) => [other, undefined]));
  const value = asked[name] ?? list.defaults[name] ?? '';
  const choose = (chosen: string) => change({ ...cleared, [name]: chosen || undefined });
  const field = useRef<HTMLSelectElement>(null);
  useEarlyValue(field, value, choose);
  return (
    <SelectField
      ref={field}
      label={label}
      name={name}
      options={options}
      value={value}
      onChange={(event) => choose(event.target.value)}
      {...(any === undefined ? {} : { placeholder: any })}
      className={className ?? 'md:min-w-40 md:grow md:basis-44 xl:max-w-56'}
    />
  );
}
