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
])('%s is one that everybody takes', (password) => {
  expect(weakness(password)).toBe('common');
});

test.each([
  'Luonnonlanka',
  'luonnonlanka1',
  'Luonnonl4nka!',
  'AinoVirkkunen',
  'virkkunen-aino',
  'Virkkunen12',
  'aino.v@lankala.example',
  'lankala2026',
  'aino12345',
])('%s is the shop’s or one’s own name', (password) => {
  expect(weakness(password)).toBe('own-name');
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
