import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import type { ConfigurationSets } from '@/lib/modules/storefront/data/read-configuration';

/** A colour set of S3.6. */
export function presentColours(set: ConfigurationSets['colours'][number]): Configuration['store_colour_set'] {
  return {
    id: set.id,
    name: set.name,
    primary: set.primaryColour,
    secondary: set.secondaryColour,
    tertiary: set.tertiaryColour,
    createdByUserId: set.createdByUserId,
    backgroundImage: set.backgroundImage,
  };
}

/** A font set of S3.6. */
export function presentFonts({
  id,
  name,
  description,
  fontOne,
  fontTwo,
}: ConfigurationSets['fonts'][number]): Configuration['store_font_set'] {
  return { id, fontSetName: name, fontSetDescription: description, fontOne, fontTwo };
}
