'use client';

import { useWatch, type Control } from 'react-hook-form';
import type { ConfigurationInput, ConfigurationValues, EditedConfig } from './form-values';

/** What the editor holds now; its first values name every field, so none is ever missing. */
export function useEditedConfig(control: Control<ConfigurationInput>): EditedConfig {
  return (useWatch({ control }) as ConfigurationValues).storeConfig;
}
