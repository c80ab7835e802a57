import { mongo } from 'mongoose';
import { expect, test } from 'vitest';
import { errorBody, ShopError, toShopError } from './errors.ts';

test('a failure names the language of its text, where it is not Finnish', () => {
  const body = (input: ConstructorParameters<typeof ShopError>[0]) => errorBody(new ShopError(input), 'r');
  expect(body({ code: 'cart-empty' })).toMatchObject({ message: 'Your cart is empty', language: 'en' });
  expect(body({ code: 'out-of-stock' })).not.toHaveProperty('language');
  expect(body({ code: 'cart-empty', message: 'Korissa ei ole mitään.' })).not.toHaveProperty('language');
  expect(body({ code: 'unavailable', message: 'Maximum stock reached', language: 'en' }).language).toBe('en');
});

test.each([
  new mongo.MongoServerSelectionError('', {} as never),
  new mongo.MongoNetworkTimeoutError(''),
  new mongo.MongoNotConnectedError(''),
  new mongo.MongoServerClosedError(),
  new mongo.MongoTopologyClosedError(),
])('$name says that the database is away: 503, to be tried again', (away) => {
  expect(toShopError(away)).toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
});

const noSpace = { message: '28: No space left on device', code: 8 };
const away = new mongo.MongoServerSelectionError('connect ECONNREFUSED', {} as never);

test.each([
  ['a full disk', new mongo.MongoServerError({ ...noSpace, codeName: 'UnknownError' })],
  [
    'a full disk at an insert',
    new mongo.MongoServerError({
      ...noSpace,
      message: `WiredTigerRecordStore::insertRecord ${noSpace.message}`,
    }),
  ],
  ['a full disk at one of many writes', new mongo.MongoBulkWriteError(noSpace as never, {} as never)],
  ['a full disk, by its own code', new mongo.MongoServerError({ message: 'OutOfDiskSpace', code: 14_031 })],
  [
    'storage that has given up',
    new mongo.MongoServerError({ message: '-31804: WT_PANIC: WiredTiger library panic', code: 8 }),
  ],
  ['an interruption', new mongo.MongoServerError({ message: 'operation was interrupted', code: 11_601 })],
  ['an end', new mongo.MongoServerError({ message: 'interrupted at shutdown', code: 11_600 })],
  [
    'a new primary that does not know yet what the majority has',
    new mongo.MongoServerError({ message: 'ReadConcernMajorityNotAvailableYet', code: 134 }),
  ],
  [
    'a connection that breaks in the middle of a write',
    Object.assign(new Error('write ECONNRESET'), { errno: -104, code: 'ECONNRESET', syscall: 'write' }),
  ],
  ['a server that is away for many writes', new mongo.MongoBulkWriteError(away as never, {} as never)],
])('%s of the database is no fault of the call: 503, to be tried again', (_, error) => {
  expect(toShopError(error)).toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
});

test.each([
  new mongo.MongoServerError({ message: 'E11000', code: 11_000 }),
  new mongo.MongoServerError({ message: 'unknown operator', code: 8 }),
  Object.assign(new Error('ENOENT: no such file'), { errno: -2, code: 'ENOENT', syscall: 'open' }),
  new mongo.MongoBulkWriteError({ message: 'E11000', code: 11_000 } as never, {} as never),
])('what is refused is a fault of the shop: $message', (refused) => {
  expect(toShopError(refused).code).toBe('internal');
});
