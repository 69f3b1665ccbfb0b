import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import type { readConfiguration } from '@/lib/modules/storefront/contract/read';
import type { StoreConfigUpdate, updateConfiguration } from '@/lib/modules/storefront/contract/update';
import { flag } from '@/lib/kernel/flag';
import { browserCall } from '@/lib/client/browser';
import { readConfigurationCall, updateConfigurationCall } from '@/lib/modules/storefront/contract/paths';
import { bracketForm } from './bracket-form';

/** Possible faults of a configuration answer, with the messages of S8. */
const CONFIGURATION_FAILURES = {
  colour_sets: 'available_colour_sets not found in API response or is not an array',
  font_sets: 'available_font_sets not found in API response or is not an array',
  refused: 'API response indicates failure',
  not_saved: 'Save operation failed',
} as const;
export type ConfigurationFailure = keyof typeof CONFIGURATION_FAILURES;

/** An invalid answer; `failure` selects the text for the user (D11-1). */
export class StoreConfigurationError extends Error {
  readonly failure: ConfigurationFailure;

  constructor(failure: ConfigurationFailure) {
    super(CONFIGURATION_FAILURES[failure]);
    this.name = 'StoreConfigurationError';
    this.failure = failure;
  }
}

// The whole envelope is wanted: its success flag decides (S5).
const READ = { ...readConfigurationCall, bare: true } as const;
const UPDATE = { ...updateConfigurationCall, bare: true } as const;

const SUCCESSFUL = 'Request was successful';

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/**
 * The configuration in an answer's envelope: it must have a success flag (or the status 'Request was successful') and
 * both lists to choose from (S5-17). Throws a StoreConfigurationError, `unsuccessful` when the flag is missing.
 */
export function configurationOf(
  answer: unknown,
  unsuccessful: Extract<ConfigurationFailure, 'refused' | 'not_saved'> = 'refused',
): Configuration {
  if (!flag(fieldOf(answer, 'success')) && fieldOf(answer, 'status') !== SUCCESSFUL) {
    throw new StoreConfigurationError(unsuccessful);
  }
  const data = fieldOf(answer, 'data');
  if (!Array.isArray(fieldOf(data, 'available_colour_sets')))
    throw new StoreConfigurationError('colour_sets');
  if (!Array.isArray(fieldOf(data, 'available_font_sets'))) throw new StoreConfigurationError('font_sets');
  return data as Configuration;
}

/** A store's look and page content. Rejects with a StoreConfigurationError, or an ApiError when the call failed. */
export async function readStoreConfiguration(tenant: string, slug: string): Promise<Configuration> {
  const answer: unknown = await browserCall<typeof readConfiguration>(READ, {
    params: { tenant, slug },
  });
  return configurationOf(answer);
}

/** The result of a save: the new configuration, and the server's message if any. */
export interface SavedConfiguration {
  configuration: Configuration;
  answer: unknown;
}

/** A form has no lists, so a formatted text goes into it as JSON (S3.6-16). */
function withTextsAsJson(storeConfig: StoreConfigUpdate): object {
  const asJson = <Own extends { document?: unknown }>(own: Own | undefined) =>
    own?.document === undefined ? own : { ...own, document: JSON.stringify(own.document) };
  const { aboutUs, faqs, terms } = storeConfig;
  return { ...storeConfig, aboutUs: asJson(aboutUs), faqs: asJson(faqs), terms: asJson(terms) };
}

/** A picture of the library is named; its copy in the form was only shown. */
function pictureToSend<Picture extends { blob?: File | undefined; file?: string | undefined }>(
  picture: Picture | undefined,
): Picture | undefined {
  return picture?.file === undefined ? picture : { ...picture, blob: undefined };
}

function withNamedPictures(storeConfig: StoreConfigUpdate): StoreConfigUpdate {
  const { customLogo, customBackground, shareImage, favicon } = storeConfig;
  return {
    ...storeConfig,
    customLogo: pictureToSend(customLogo),
    customBackground: pictureToSend(customBackground),
    shareImage: pictureToSend(shareImage),
    favicon: pictureToSend(favicon),
  };
}

/**
 * Saves a store's look and page content: as a form when it contains a picture, else as JSON (S7). Rejects with a
 * StoreConfigurationError, or an ApiError: `conflict` when somebody else has saved since, `invalid` with its fields.
 */
export async function saveStoreConfiguration(
  tenant: string,
  slug: string,
  update: StoreConfigUpdate,
): Promise<SavedConfiguration> {
  const storeConfig = withNamedPictures(update);
  const { customLogo, customBackground, shareImage, favicon } = storeConfig;
  const hasPicture = [customLogo, customBackground, shareImage, favicon].some((picture) => picture?.blob);
  const answer: unknown = await browserCall<typeof updateConfiguration>(UPDATE, {
    params: { tenant, slug },
    body: hasPicture ? bracketForm({ storeConfig: withTextsAsJson(storeConfig) }) : { storeConfig },
  });
  return { configuration: configurationOf(answer, 'not_saved'), answer };
}
