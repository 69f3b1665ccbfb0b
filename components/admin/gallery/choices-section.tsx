'use client';

import { useState } from 'react';
import { Combobox } from '../field/combobox';
import type { Option } from '../field/option-list';
import { SearchCombobox } from '../field/search-combobox';
import { Select } from '../field/select';
import type { LoadOptions } from '../field/use-loaded-options';
import { Example } from './example';
import { ExampleGrid } from './example-grid';
import { findNothing, findProducts, findWithError, LONG_TEXT, PRODUCTS } from './sample-data';

interface StateProps {
  error?: string;
  disabled?: boolean;
  start?: string;
}

function OneSelect({ start, ...state }: StateProps) {
  const [value, setValue] = useState<string | null>(start ?? null);
  return (
    <Select
      {...state}
      label="Product"
      hint="What it is printed on"
      options={PRODUCTS}
      value={value}
      onChange={setValue}
    />
  );
}

function OneCombobox({ start, ...state }: StateProps) {
  const [value, setValue] = useState<string | null>(start ?? null);
  return (
    <Combobox
      {...state}
      label="Product"
      optionalText="Optional"
      options={PRODUCTS}
      value={value}
      onChange={setValue}
    />
  );
}

function OneSearch({ load, disabled = false, error }: StateProps & { load: LoadOptions }) {
  const [value, setValue] = useState<Option | null>(null);
  return (
    <SearchCombobox
      label="Product"
      placeholder="Name or number"
      load={load}
      value={value}
      onChange={setValue}
      disabled={disabled}
      error={error}
    />
  );
}

export function ChoicesSection() {
  return (
    <ExampleGrid>
      <Example state="select">
        <OneSelect />
      </Example>
      <Example state="select, long text, error">
        <OneSelect start="long" error={LONG_TEXT} />
      </Example>
      <Example state="select, disabled">
        <OneSelect start="tee" disabled />
      </Example>
      <Example state="combobox">
        <OneCombobox />
      </Example>
      <Example state="combobox, long text, error">
        <OneCombobox start="long" error="Select a product" />
      </Example>
      <Example state="combobox, disabled">
        <OneCombobox start="tee" disabled />
      </Example>
      <Example state="search combobox">
        <OneSearch load={findProducts} />
      </Example>
      <Example state="search combobox, nothing found">
        <OneSearch load={findNothing} />
      </Example>
      <Example state="search combobox, failing, error">
        <OneSearch load={findWithError} error="Select a product" />
      </Example>
    </ExampleGrid>
  );
}
