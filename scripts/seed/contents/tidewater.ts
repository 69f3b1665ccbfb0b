import { storeContent, type StoreLook } from './store-content';

export const TIDEWATER_LOOKS: readonly StoreLook[] = [
  {
    tenantId: 'ten_tidewater',
    eventId: 'evt_tidewater',
    colourSetId: 'col_tidewater_ink',
    fontSetId: 'fon_tidewater_lora',
    content: storeContent({
      layout: 'compact',
      storeName: 'Tidewater Books',
      customLogo: { enabled: true, url: '/showcase/tidewater.svg' },
      contactPhone: '+44 1632 960 118',
      contactAddress: '9 Slipway Lane, Whitstable CT5 1AA',
      contactEmail: 'shop@tidewater-books.example',
      homeHeading: 'Second-hand books, first-rate totes',
      homeSubheading: 'A small shop by the slipway. Prices are what you pay: we charge no VAT.',
      homeButton: { enabled: true, text: 'What we print', link: '/tidewater/products' },
      aboutUs: {
        enabled: true,
        pageName: 'The shop',
        content:
          'Four rooms, eleven thousand books and a stove. At spring tide the water comes up to the third step, which is how the shop got its name.\n\nThe bags and shirts keep the roof on. Thank you.',
      },
      contactUs: {
        heading: 'Looking for a book?',
        subheading: 'Give us the title and a week.',
        formEmail: 'shop@tidewater-books.example',
      },
    }),
  },
];
