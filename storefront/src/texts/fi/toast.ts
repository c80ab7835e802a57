/** Words around passing messages; the messages themselves belong to what sent them. */
export const toast = {
  region: 'Ilmoitukset',
  close: 'Sulje ilmoitus',
} as const;
