import { otherPayment, testBreaches, type Breach } from './breaches.ts';
import { setUpSoundShop, soundReceipts, userID } from './sound-shop.ts';
import type { Receipt } from '../src/documents.ts';

const shop = setUpSoundShop();

const receipt = (_id: string) => ({ ...soundReceipts()[0], _id, subject: `order/${_id}` }) as Receipt;
const change = (_id: string, fields: object) => shop.receipts.updateOne({ _id }, { $set: fields });
const receipts: Breach[] = [
  [
    'a number that is left out',
    () => shop.receipts.insertOne(receipt('2026-K-000003')),
    'receipts',
    /the number before it, 2 of 2026-K-, is missing/,
  ],
  [
    'a series that does not begin at one',
    () => shop.receipts.insertOne(receipt('2027-K-000002')),
    'receipts',
    /1 of 2027-K-, is missing/,
  ],
  [
    'a receipt whose lines are not its sum',
    () => change('2026-K-000001', { totalCents: 8_999 }),
    'receipts',
    /its parts are 9000 cents, its sum 8999/,
  ],
  [
    'VAT that is not of the whole',
    () => change('2026-K-000001', { 'vat.0.grossCents': 8_000 }),
    'receipts',
    /split of 8000 cents, its sum is 9000/,
  ],
  [
    'credit notes above the receipt',
    () => change('2026-H-000001', { totalCents: 9_001 }),
    'receipts',
    /take back 9001 cents, its receipt says 9000/,
  ],
  [
    'money that is back and has no credit note',
    () => shop.receipts.deleteOne({ _id: '2026-H-000001' }),
    'receipts',
    /_r1 has brought back 3000 cents, but it has no credit note/,
  ],
  [
    'a credit note of another sum than what is back',
    () => change('2026-H-000001', { totalCents: 2_000, lines: [{ cents: 2_000 }], vat: [] }),
    'receipts',
    /_r1 has brought back 3000 cents, but its credit note 2026-H-000001 says 2000/,
  ],
  [
    'a sale without a receipt',
    () => shop.receipts.updateOne({ _id: '2026-K-000001' }, { $set: { orderID: userID } }),
    'receipts',
    /confirmed, but has no receipt/,
  ],
  [
    'money that counts as paid and stands on no receipt',
    () =>
      shop.orders.updateOne(
        {},
        {
          $set: {
            alsoPaidBy: [otherPayment],
            [`money.${otherPayment}`]: { cents: 2_000, currency: 'EUR', chargeId: 'pi_2' },
          },
        },
      ),
    'receipts',
    /its receipts say 9000 cents, its payments brought 11000/,
  ],
];

testBreaches(shop, receipts);
