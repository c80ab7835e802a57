/** Words around passing messages; the messages themselves belong to what sent them. */
export const toast = {
  region: 'Ilmoitukset',
  close: 'Sulje ilmoitus',
  /** What home tells whoever was sent there. */
  home: { left: 'Tilisi on poistettu.' },
} as const;
