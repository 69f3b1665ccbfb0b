'use client';

import { useWatch, type Control } from 'react-hook-form';
import type { ConfigurationInput, ConfigurationValues, EditedConfig } from './form-values';

/** The editor's current values; the initial values name every field, so none is missing. */
export function useEditedConfig(control: Control<ConfigurationInput>): EditedConfig {
  return (useWatch({ control }) as ConfigurationValues).storeConfig;
}
