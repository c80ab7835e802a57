import { expect, test } from 'vitest';
import { findWeakness } from './weak-password.ts';

const about = { userName: 'Aino Virkkunen', email: 'aino.v@lankala.example', brand: 'Luonnonlanka' };
const weakness = (password: string) => findWeakness(password, about);

test.each([
  'password123',
  'PASSWORD123',
  'salasana',
  'Salasana2024!',
  'sala-sana-1',
  '5alasana1',
  'S4las4na!',
  'kissakissa',
  'jääkiekko',
  'Jaakiekko99',
  'Kesäloma2026',
  'perkele666',
  'rakastansinua',
  'Helsinki1',
  'villasukka7',
  'aaaaaaaa',
  '12121212',
])('%s is one that everybody takes [sec-21 asvs-51]', (password) => {
  expect(weakness(password)).toBe('common');
});

test.each([
  'Luonnonlanka',
  'LUONNONLANKA',
  'luonnonlanka1',
  'Luonnonl4nka!',
  'AinoVirkkunen',
  'aino virkkunen',
  'Aino.V@Lankala.example',
  'Aino.V 1962',
])('%s is the shop’s or one’s own name', (password) => {
  expect(weakness(password)).toBe('own-name');
});

test.each(['aino-v.19620704@lankala.example', 'Aino-V.19620704'])(
  'the own address %s is refused whatever numbers are in it',
  (password) => {
    expect(findWeakness(password, { ...about, email: 'aino-v.19620704@lankala.example' })).toBe('own-name');
  },
);

test.each(['Luonnonlanka on paras', 'lankalassa kudotaan', 'Aino Virkkunen Kuhmosta', 'aino.v@kotona'])(
  '%s holds an own name and more, and passes',
  (password) => {
    expect(weakness(password)).toBeNull();
  },
);

test('the words and names that Finns use most are common, and there are thousands of them [asvs-2]', () => {
  for (const password of [
    'Metsästäjä1',
    'korhonen77',
    'Marjatta1962',
    'perhonen99',
    'hämäläinen',
    'Virkkunen12',
  ])
    expect(weakness(password), password).toBe('common');
});

test.each([
  'metsän siimes 9',
  'kehrätty lanka 8',
  'salasanani on pitkä',
  'villa-8f3a9c0d2b1e',
  'Ainon kolme kuttua',
  'qT7#mPz9wL',
  'ä'.repeat(4) + 'lk9xq',
])('%s passes', (password) => {
  expect(weakness(password)).toBeNull();
});
