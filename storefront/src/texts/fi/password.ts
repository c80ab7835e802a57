export const passwordStrength = [
  'Vahvuus: hyvin heikko. Tämä arvataan heti.',
  'Vahvuus: heikko. Muutama sana lisää auttaa.',
  'Vahvuus: kohtalainen',
  'Vahvuus: hyvä',
  'Vahvuus: vahva',
] as const;
