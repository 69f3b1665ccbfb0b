import { storeContent, type StoreLook } from './store-content';

const CONTACT = {
  contactPhone: '+31 20 555 0140',
  contactAddress: 'Zonnekade 40, 3011 AA Rotterdam',
  contactEmail: 'people@lumen-robotics.example',
  twitterUrl: 'https://twitter.example/lumenrobotics',
};

export const LUMEN_LOOKS: readonly StoreLook[] = [
  {
    tenantId: 'ten_lumen',
    eventId: 'evt_lumen_summit',
    colourSetId: 'col_lumen_signal',
    fontSetId: 'fon_lumen_archivo',
    content: storeContent({
      ...CONTACT,
      storeName: 'Lumen Summit',
      homeHeading: 'See you at the summit',
      homeSubheading:
        'One hoodie for every guest, with your name on the front. Bring the code from your badge.',
      aboutUs: {
        enabled: true,
        pageName: 'About the summit',
        content:
          'Two days in Rotterdam, three hundred people who build robots, and one dog called Servo.\n\nThe hoodie is our thank-you. It is printed with your name after you claim it and posted to your door, so you can travel home light.',
      },
      contactUs: {
        heading: 'Lost your code?',
        subheading: 'Write to us and we will look it up.',
        formEmail: 'summit@lumen-robotics.example',
      },
    }),
  },
  {
    tenantId: 'ten_lumen',
    eventId: 'evt_lumen_sample',
    colourSetId: 'col_lumen_graphite',
    fontSetId: 'fon_lumen_inter',
    content: storeContent({
      ...CONTACT,
      storeName: 'Lumen Sample',
      homeHeading: 'Stick a robot on it',
      homeSubheading: 'A sheet of nine stickers, on us. No code, one per household.',
      contactUs: { heading: 'Questions', subheading: '', formEmail: 'people@lumen-robotics.example' },
    }),
  },
  {
    tenantId: 'ten_lumen',
    eventId: 'evt_lumen_crew',
    colourSetId: 'col_lumen_signal',
    fontSetId: 'fon_lumen_inter',
    content: storeContent({
      ...CONTACT,
      storeName: 'Lumen Crew',
      homeHeading: 'Kit for the crew',
      homeSubheading: 'Three things we wear in the lab. Pick a size, pay by card, done.',
      contactUs: {
        heading: 'Wrong size?',
        subheading: 'Tell us within the hour and we will change it.',
        formEmail: 'people@lumen-robotics.example',
      },
    }),
  },
  {
    tenantId: 'ten_lumen',
    eventId: 'evt_lumen_offsite',
    colourSetId: 'col_lumen_aurora',
    fontSetId: 'fon_lumen_oswald',
    content: storeContent({
      ...CONTACT,
      storeName: 'Lumen Offsite',
      homeHeading: 'Forty jackets for one cold mountain',
      homeSubheading: 'Tell us your size before the list closes; yours will be waiting at the hut.',
    }),
  },
];
