'use client';

import { CheckboxField } from '@/components/ui/checkbox-field';
import { useList } from './list-context';

interface FilterCheckboxProps {
  /** The name in the URL: '1' when checked. */
  name: string;
  label: string;
}

/** A filter of a list that is on or off. */
export function FilterCheckbox({ name, label }: FilterCheckboxProps) {
  const { asked, change } = useList();
  return (
    <CheckboxField
      label={label}
      name={name}
      value="1"
      checked={asked[name] === '1'}
      onChange={(event) => change({ [name]: event.target.checked ? '1' : undefined })}
      className="md:self-end md:pb-2.5"
    />
  );
}
