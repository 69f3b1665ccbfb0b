/** Width and padding of an order form. */
export const ROOM = 'mx-auto w-full max-w-page px-4 py-10 sm:px-8 sm:py-14';
