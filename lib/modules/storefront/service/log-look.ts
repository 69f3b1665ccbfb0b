import { changesOf } from '@/lib/audit/changes-of';
import type { AuditChanges } from '@/lib/db/schema/audit';
import type { FontFace, StoreContent } from '@/lib/db/schema/storefront';
import type { ConfigurationSets } from '@/lib/modules/storefront/data/read-configuration';
import { NO_PICTURE } from '@/lib/modules/storefront/rules/no-picture';
import { DEFAULT_LAYOUT } from '@/lib/modules/storefront/rules/theme/store-layout';

type ColourSet = ConfigurationSets['colours'][number];
type FontSet = ConfigurationSets['fonts'][number];
type Fields = Record<string, unknown>;

/** What a store shows before or after a change: its texts and pictures, and which sets. */
interface Look {
  content: StoreContent;
  colourSetId: string;
  fontSetId: string;
}

/** How a person reaches the client: that it changed is told, never the value. */
const PERSONAL = ['contact_phone', 'contact_address', 'contact_email', 'form_email'];

/** The id of a picture's file, which is the end of its address. */
const fileOf = (url: string) => url.split('/').at(-1) ?? '';
const pictureOf = ({ enabled, url }: { enabled: boolean; url: string }) => ({
  shown: enabled,
  file: fileOf(url),
});
const faceOf = ({ name, weight }: FontFace) => `${name} ${weight}`;

const coloursOf = (set: Omit<ColourSet, 'id' | 'tenantId'> | undefined): Fields => ({
  primary: set?.primaryColour,
  secondary: set?.secondaryColour,
  tertiary: set?.tertiaryColour,
});
const fontsOf = (set: Pick<FontSet, 'fontOne' | 'fontTwo'> | undefined): Fields => ({
  font_one: set && faceOf(set.fontOne),
  font_two: set && faceOf(set.fontTwo),
});

function textsOf(content: StoreContent): Fields {
  const { homeButton, aboutUs, contactUs } = content;
  return {
    store_name: content.storeName,
    home_heading: content.homeHeading,
    home_subheading: content.homeSubheading,
    home_button: { shown: homeButton.enabled, text: homeButton.text, link: homeButton.link },
    about_name: { shown: aboutUs.enabled, text: aboutUs.pageName },
    about_content: aboutUs.content,
    faqs_content: content.faqs?.content ?? '',
    terms_content: content.terms?.content ?? '',
    contact_heading: contactUs.heading,
    contact_subheading: contactUs.subheading,
    green_evidence: content.greenEvidence ?? '',
    facebook: content.facebookUrl,
    instagram: content.instagramUrl,
    tiktok: content.tiktokUrl,
    twitter: content.twitterUrl,
    contact_phone: content.contactPhone,
    contact_address: content.contactAddress,
    contact_email: content.contactEmail,
    form_email: contactUs.formEmail,
  };
}

function fieldsOf({ content, colourSetId, fontSetId }: Look, sets: ConfigurationSets): Fields {
  const colours = sets.colours.find(({ id }) => id === colourSetId);
  const fonts = sets.fonts.find(({ id }) => id === fontSetId);
  const { customBackground: background, shareImage = NO_PICTURE, favicon = NO_PICTURE } = content;
  return {
    ...textsOf(content),
    layout: content.layout ?? DEFAULT_LAYOUT,
    logo: pictureOf(content.customLogo),
    background: { shown: background.enabled, file: fileOf(background.image), dark_text: background.darkText },
    share_image: pictureOf(shareImage),
    favicon: pictureOf(favicon),
    colour_set: colours?.name,
    ...coloursOf(colours),
    font_set: fonts?.name,
    ...fontsOf(fonts),
  };
}

const FORMATTED = { about_content: 'aboutUs', faqs_content: 'faqs', terms_content: 'terms' } as const;

/** Texts that say the same as before in another formatting, which has no words. */
function reformatted(before: StoreContent, after: StoreContent): AuditChanges {
  const names = Object.entries(FORMATTED).filter(([, part]) => {
    const [was, is] = [before[part], after[part]];
    const isSame = (was?.content ?? '') === (is?.content ?? '');
    return isSame && JSON.stringify(was?.document ?? null) !== JSON.stringify(is?.document ?? null);
  });
  return Object.fromEntries(names.map(([name]) => [name, 'changed' as const]));
}

/**
 * What a save did to a store's look and texts, each field before and after: colours and fonts by the names of their sets and by value,
 * pictures by their files, ways to reach a person only as changed. `sets`: those of the client before and after. D44-1.
 */
export function lookChanges(
  before: Look,
  after: Look,
  sets: { before: ConfigurationSets; after: ConfigurationSets },
): AuditChanges {
  const [was, is] = [fieldsOf(before, sets.before), fieldsOf(after, sets.after)];
  return { ...changesOf(was, is, PERSONAL), ...reformatted(before.content, after.content) };
}

/** The fields of a colour set that the log tells; all empty for one that is not there. */
const colourSetFields = (set: ColourSet | undefined): Fields => ({
  name: set?.name,
  ...coloursOf(set),
  background: fileOf(set?.backgroundImage ?? ''),
});
const fontSetFields = (set: FontSet | undefined): Fields => ({
  name: set?.name,
  description: set?.description,
  ...fontsOf(set),
});

/** What became of one set of a client: made, changed or deleted, each field before and after. D44-1. */
export function setChanges(
  id: string,
  before: ConfigurationSets,
  after: ConfigurationSets,
): { subjectLabel?: string; changes: AuditChanges } {
  const [was, is] = [before, after].map(({ colours, fonts }) => ({
    colours: colours.find((set) => set.id === id),
    fonts: fonts.find((set) => set.id === id),
  }));
  const changes = {
    ...changesOf(colourSetFields(was?.colours), colourSetFields(is?.colours)),
    ...changesOf(fontSetFields(was?.fonts), fontSetFields(is?.fonts)),
  };
  const name = (is?.colours ?? is?.fonts ?? was?.colours ?? was?.fonts)?.name;
  return { changes, ...(name === undefined ? {} : { subjectLabel: name }) };
}
