import { storeContent, type StoreLook } from './store-content';

export const PRAIRIE_LOOKS: readonly StoreLook[] = [
  {
    tenantId: 'ten_prairie',
    eventId: 'evt_prairie_run',
    colourSetId: 'col_prairie_bluestem',
    fontSetId: 'fon_prairie_anton',
    content: storeContent({
      layout: 'showcase',
      storeName: 'Prairie Run',
      customLogo: { enabled: true, url: '/showcase/prairie-run.svg' },
      contactPhone: '+1 785 555 0134',
      contactAddress: '200 Bluestem Avenue, Lawrence, KS 66044',
      contactEmail: 'club@prairie-run.example',
      instagramUrl: 'https://instagram.example/prairierun',
      homeHeading: 'Flat roads, big sky',
      homeSubheading: 'Club gear for people who run before the wind gets up.',
      homeButton: { enabled: true, text: 'Shop club gear', link: '/prairie-run/products' },
      aboutUs: {
        enabled: true,
        pageName: 'The club',
        content:
          'We meet at the grain elevator, Tuesdays at six and Sundays at seven. All paces, no cuts, coffee after.\n\nEvery shirt sold pays for water tables at the Bluestem Half, which is free to enter and always will be.',
      },
      contactUs: {
        heading: 'Drop us a line',
        subheading: 'June reads the mail on Mondays.',
        formEmail: 'club@prairie-run.example',
      },
    }),
  },
];
