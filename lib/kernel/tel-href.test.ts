import { telHref } from './tel-href';

test.each([
  ['+44 131 496 0100', 'tel:+441314960100'],
  ['0131 496-0100', 'tel:01314960100'],
  ['Tel. +47 22 12 34 56', 'tel:+4722123456'],
  ['22 12 34 56 + ext', 'tel:22123456'],
])('%j is dialled as %s (S3.6-8)', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

test.each(['', 'on request', '+', 'ask at the + desk'])('%j has no digit and no link (S3.6-8)', (phone) => {
  expect(telHref(phone)).toBeNull();
});
