export const loginTexts = {
  heading: 'Istunto päättyi',
  lead: 'Kirjaudu uudelleen. Kirjoittamasi on tallessa tällä sivulla.',
  email: 'Sähköposti',
  password: 'Salasana',
  code: 'Sovelluksen koodi tai varakoodi',
  codeHelp: 'Vain, jos kaksivaiheinen kirjautuminen on käytössä.',
  submit: 'Kirjaudu sisään',
  noAdmin: 'Tällä tunnuksella ei pääse kaupan hallintaan. Kirjaudu omalla tunnuksellasi.',
} as const;
