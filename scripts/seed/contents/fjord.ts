import { storeContent, type StoreLook } from './store-content';

const CONTACT = {
  contactPhone: '+44 131 496 0100',
  contactAddress: '1 Quay Road, Leith, Edinburgh EH6 6AA',
  contactEmail: 'hello@fjord-fern.example',
  instagramUrl: 'https://instagram.example/fjordfern',
  facebookUrl: 'https://facebook.example/fjordfern',
};

const OUR_STORY = [
  'Fjord & Fern began with one roaster, one van and a habit of taking the long way home along the water.',
  'We still roast on Tuesdays and Fridays, in batches small enough to taste. What changed is the rest of you: people kept asking where the aprons came from, so we printed some. Then tees. Then a mug that survives a rucksack.',
  'Everything here is made to order in Britain. Nothing waits in a warehouse, nothing is thrown away, and a shirt you order on Monday is usually on its way by Thursday.',
  'If it shrinks, fades or turns up with somebody else’s name on it, tell us. We will make it again.',
].join('\n\n');

export const FJORD_LOOKS: readonly StoreLook[] = [
  {
    tenantId: 'ten_fjord',
    eventId: 'evt_fjord_fern',
    colourSetId: 'col_fjord_moss',
    fontSetId: 'fon_fjord_lora',
    content: storeContent({
      ...CONTACT,
      storeName: 'Fjord & Fern',
      customLogo: { enabled: true, url: '/showcase/fjord-fern.svg' },
      homeHeading: 'Coffee people, well dressed',
      homeSubheading: 'Tees, hoodies and mugs from the roastery on the quay, printed when you order.',
      homeButton: { enabled: true, text: 'See the collection', link: '/fjord-fern/products' },
      aboutUs: { enabled: true, pageName: 'Our story', content: OUR_STORY },
      contactUs: {
        heading: 'Say hello',
        subheading: 'A person on the quay answers within a working day.',
        formEmail: 'hello@fjord-fern.example',
      },
    }),
  },
  {
    tenantId: 'ten_fjord',
    eventId: 'evt_fjord_fern_summer',
    colourSetId: 'col_fjord_harbour',
    fontSetId: 'fon_fjord_marker',
    content: storeContent({
      ...CONTACT,
      layout: 'showcase',
      storeName: 'Fjord & Fern Summer',
      homeHeading: 'Cold brew, warm stones',
      homeSubheading: 'The summer run: lighter cotton, louder prints, gone by September.',
      homeButton: { enabled: true, text: 'Into the summer run', link: '/fjord-fern-summer/products' },
      aboutUs: {
        enabled: true,
        pageName: 'Why a summer run',
        content:
          'Every June the van stays at the beach. These are the shirts we wear there, and we make them until the first frost.',
      },
      contactUs: { heading: 'Ask us', subheading: '', formEmail: 'hello@fjord-fern.example' },
    }),
  },
  {
    tenantId: 'ten_fjord',
    eventId: 'evt_fjord_fern_archive',
    colourSetId: 'col_fjord_roast',
    fontSetId: 'fon_fjord_slab',
    content: storeContent({
      ...CONTACT,
      storeName: 'Fjord & Fern Archive',
      homeHeading: 'Designs we retired, and missed',
      homeSubheading: 'Old favourites come back here for a few weeks a year.',
      homeButton: { enabled: true, text: 'Browse the archive', link: '/fjord-fern-archive/products' },
    }),
  },
];
