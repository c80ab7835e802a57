export const toast = {
  region: 'Ilmoitukset',
  close: 'Sulje ilmoitus',
  home: { left: 'Tilisi on poistettu.' },
} as const;
