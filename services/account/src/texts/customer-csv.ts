export const customerCsvTexts = {
  columns: ['Nimi', 'Sähköposti', 'Sähköposti vahvistettu', 'Asiakas alkaen', 'Osoitteet', 'Tunnus'],
  confirmed: (is: boolean) => (is ? 'kyllä' : 'ei'),
  addressSeparator: ' | ',
  file: (day: string) => `asiakkaat-${day}.csv`,
};
