import { expect, test } from 'vitest';
import { readLegalText, writeLegalText } from './legal-text.ts';

const source = `Näin kauppa käy.

## Myyjä

Villa Oy, [posti](mailto:a@b.example).
Toinen rivi samaa kappaletta.

## Näin palautat
- Pakkaa tuote.
- Lähetä se.

Postikulut maksat itse.

## Myyjä

Vielä kerran.`;

test('a plain text becomes a lead and headed parts with paragraphs and lists', () => {
  expect(readLegalText(source)).toEqual({
    lead: 'Näin kauppa käy.',
    parts: [
      {
        id: 'myyja',
        title: 'Myyjä',
        text: ['Villa Oy, [posti](mailto:a@b.example). Toinen rivi samaa kappaletta.'],
      },
      {
        id: 'nain-palautat',
        title: 'Näin palautat',
        text: [['Pakkaa tuote.', 'Lähetä se.'], 'Postikulut maksat itse.'],
      },
      { id: 'myyja-2', title: 'Myyjä', text: ['Vielä kerran.'] },
    ],
  });
});

test('what was read and written again reads the same, whoever ended its lines', () => {
  const page = readLegalText(source);
  expect(readLegalText(writeLegalText(page))).toEqual(page);
  expect(readLegalText(source.replaceAll('\n', '\r\n'))).toEqual(page);
  expect(readLegalText('## \n\n##Ei otsikko\n\n-ei lista').parts).toEqual([]);
});
