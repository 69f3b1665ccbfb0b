import type { Messages } from './type';

export const de: Messages = {
  card: 'Karte',
  cardNumber: 'Kartennummer',
  expiryDate: 'Ablaufdatum',
  expiryHint: 'MM / JJ',
  securityCode: 'Sicherheitscode',
  fullName: 'Vollständiger Name',
  firstName: 'Vorname',
  lastName: 'Nachname',
  country: 'Land oder Region',
  line1: 'Adresszeile 1',
  line2: 'Adresszeile 2',
  city: 'Ort',
  state: 'Bundesstaat',
  province: 'Provinz',
  county: 'Grafschaft',
  postalCode: 'Postleitzahl',
  zip: 'ZIP-Code',
  phone: 'Telefonnummer',
  select: 'Auswählen',
  errors: {
    incomplete_number: 'Ihre Kartennummer ist unvollständig.',
    invalid_number: 'Ihre Kartennummer ist ungültig.',
    incomplete_expiry: 'Das Ablaufdatum Ihrer Karte ist unvollständig.',
    invalid_expiry_past: 'Das Ablaufdatum Ihrer Karte liegt in der Vergangenheit.',
    incomplete_cvc: 'Der Sicherheitscode Ihrer Karte ist unvollständig.',
    incomplete_field: 'Dieses Feld ist unvollständig.',
    card_declined: 'Ihre Karte wurde abgelehnt.',
    insufficient_funds: 'Ihre Karte ist nicht ausreichend gedeckt.',
    expired_card: 'Ihre Karte ist abgelaufen.',
    incorrect_cvc: 'Der Sicherheitscode Ihrer Karte ist falsch.',
    processing_error:
      'Ihre Karte konnte gerade nicht verarbeitet werden. Bitte versuchen Sie es gleich noch einmal.',
    authentication:
      'Ihre Zahlung konnte nicht authentifiziert werden. Bitte wählen Sie eine andere Zahlungsart.',
  },
};
