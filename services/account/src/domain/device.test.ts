import { expect, test } from 'vitest';
import { isKnown, withAccount } from './device.ts';

const aino = { _id: 'aino', epoch: 0 };

test('a device knows each user who signed in on it, until their password changes', () => {
  const device = withAccount(null, aino);
  expect(isKnown(device, aino)).toBe(true);
  expect(isKnown(device, { _id: 'aino', epoch: 1 })).toBe(false);
  expect(isKnown(device, { _id: 'eero', epoch: 0 })).toBe(false);
  expect(isKnown(null, aino)).toBe(false);
  expect(isKnown(withAccount(device, { _id: 'aino', epoch: 1 }), { _id: 'aino', epoch: 1 })).toBe(true);
});

test('it stays the same device, and forgets who signed in longest ago', () => {
  let device = withAccount(null, aino);
  const { id } = device;
  for (const _id of ['b', 'c', 'd', 'e', 'f']) device = withAccount(device, { _id, epoch: 0 });
  expect(device.id).toBe(id);
  expect(Object.keys(device.accounts)).toEqual(['b', 'c', 'd', 'e', 'f']);
});
